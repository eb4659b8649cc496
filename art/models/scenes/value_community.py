"""Neighbours on a porch of the senior residence, seen close."""

from kit import ground, life, nature, stage
from scenes.senior_residence import residence

SIZE = (1600, 1200)


def build(part, chance):
    ground.board(part, (-20, 84), (-37, 50))
    ground.plate(part, "lawn", (-20, 84), (-28, 50), 0.06)
    ground.walk(part, (9.2, 10.8), (-26.2, -8), joint=1.4)
    ground.walk(part, (-20, 84), (-28, -26.2))
    residence(part)
    deck = 0.3
    life.people(part, [(7.0, -6.6), (7.8, -6.2), (13.6, -6.8)], deck)
    life.people(part, [(9.6, -10.2), (10.5, -11.0), (16.8, -12.6)], 0.15)
    life.bench(part, 12.4, -5.7, 0, deck)
    life.bench(part, 6.2, -12.2, 150)
    for x in ((4.6, 8.4), (11.8, 15.6)):
        nature.shrubs(part, (x[0], -8.9), (x[1], -8.9), 10, chance, 0.4)
        nature.shrubs(part, (x[0], -9.7), (x[1], -9.6), 10, chance, 0.28, "pale")
    nature.hedge(part, (16.8, 22.6), (-1.6, -0.8), 0.8)
    nature.trees([(-6.5, -7, 5), (20.5, -5.8, 4.8), (-6, 0, 7), (27, -12, 5)], chance)
    stage.light(azimuth=54)
    stage.camera((10.4, -6, 3.3), turn=-24, pitch=15, distance=40, lens=62, aperture=0.5)
