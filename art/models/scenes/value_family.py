"""Coming home: the entry of the walk-up apartments, balconies on both sides."""

from kit import ground, life, nature, stage
from scenes.portfolio_03 import apartments

SIZE = (1600, 1200)


def build(part, chance):
    ground.board(part, (-14, 60), (-30, 38))
    ground.plate(part, "lawn", (-14, 60), (-30, 38), 0.06)
    ground.walk(part, (22, 24), (-30, 0), joint=1.4)
    ground.walk(part, (-14, 60), (-13, -11.4), top=0.15)
    apartments(part)
    life.people(part, [(22.6, -5.2), (23.5, -4.6), (28, -12.2), (18.6, -12.4)], 0.15)
    life.person(part, 23.1, -4.2, 1.1, 0.15)
    life.bench(part, 26.4, -7.2, 12)
    for a, b in ((15, 20.5), (25.5, 31), (31.8, 38.2), (7.8, 14.2)):
        nature.shrubs(part, (a, -2.5), (b, -2.5), 13, chance, 0.4)
        nature.shrubs(part, (a, -3.3), (b, -3.2), 13, chance, 0.28, "pale")
    nature.trees([(14.6, -7.6, 4.8), (31, -7.4, 5), (38.5, -8, 5.4), (6, -9, 5.6), (34, -15.5, 4.8)], chance)
    stage.light(azimuth=50, elevation=33)
    stage.camera((22.6, -2, 4.0), turn=-24, pitch=15, distance=60, lens=66, aperture=0.35)
