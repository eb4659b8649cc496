import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';
import { reportError } from './report-error.ts';
import type { Route } from './route.ts';

interface Props {
  route: Route;
  children: ReactNode;
}

interface State {
  shown: Route;
  incident?: string | undefined;
}

/** Shows the error screen for a page that failed, or whose code could not be fetched, until another one is opened. */
export class ErrorBoundary extends Component<Props, State> {
  static getDerivedStateFromError(): Partial<State> {
    return { incident: String(crypto.getRandomValues(new Uint32Array(1))[0]) };
  }

  static getDerivedStateFromProps({ route }: Props, { shown }: State): State | null {
    return route === shown ? null : { shown: route, incident: undefined };
  }

  override state: State = { shown: this.props.route };

  override componentDidCatch(): void {
    reportError(`Incident ${this.state.incident}: the page ${this.props.route.path} failed.`);
  }

  override render(): ReactNode {
    const { incident } = this.state;
    return incident ? <ErrorPage incident={incident} /> : this.props.children;
  }
}
