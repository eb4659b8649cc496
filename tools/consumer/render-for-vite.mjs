import '@sponsor/ui/styles.css';
import '@sponsor/ui/themes/limestone.css';
import './render.mjs';
