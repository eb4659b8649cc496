import './theme-base.ts';
import '../fonts/limestone-fonts.css.ts';
import '../tokens/themes/limestone.css.ts';
