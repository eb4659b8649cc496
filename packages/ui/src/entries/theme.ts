import '../styles/layers.css.ts';
import '../styles/reset.css.ts';
import '../fonts/limestone-fonts.css.ts';
import '../tokens/themes/limestone.css.ts';
