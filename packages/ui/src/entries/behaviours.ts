export { showConfirmation } from '../components/Confirmation/show-confirmation.ts';
export { penOnFirstSight } from '../drawings/pen-on-first-sight.ts';
export { startHeader } from '../sections/SiteHeader/start-header.ts';
