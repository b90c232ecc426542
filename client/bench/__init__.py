"""How light the window is: frames while cards fly, idling, memory and the start, each measured in a process of its own.

Everything is drawn in software and shown to nobody, so that a machine without a screen can measure too. A fixed piece
of blitting is timed in the same process beside the frames: ratios to it can be compared from machine to machine.
"""

from client.bench.measuring import SIZES, STARTS, ClientBench, Start, TableBench, bench_client

__all__ = ["SIZES", "STARTS", "ClientBench", "Start", "TableBench", "bench_client"]
