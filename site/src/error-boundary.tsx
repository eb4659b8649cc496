import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';
import type { Route } from './routes.ts';

interface Props {
  route: Route;
  children: ReactNode;
}

interface State {
  shown: Route;
  failed: boolean;
}

/** Shows the error screen for a page that failed, or whose code could not be fetched, until another one is opened. */
export class ErrorBoundary extends Component<Props, State> {
  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ route }: Props, { shown }: State): State | null {
    return route === shown ? null : { shown: route, failed: false };
  }

  override state: State = { shown: this.props.route, failed: false };

  override render(): ReactNode {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}
