import { Component, type ComponentType, type ReactNode } from 'react';

import { requiresReload, resetFailedChunks } from '../../lib/lazy.ts';

export interface FallbackProps {
  error: unknown;
  onRetry: () => void;
}

interface ErrorBoundaryProps {
  /** The current location; another one shows the children again. */
  resetKey: string;
  /** Rendered instead of the children after one has thrown. */
  Fallback: ComponentType<FallbackProps>;
  children: ReactNode;
}

interface ErrorBoundaryState {
  resetKey: string;
  failure: { error: unknown } | undefined;
}

/** Contains an error that is thrown while its children render. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { resetKey: this.props.resetKey, failure: undefined };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { resetKey, failure: undefined };
  }

  readonly #retry = () => {
    if (requiresReload(this.state.failure?.error)) window.location.reload();
    resetFailedChunks();
    this.setState({ failure: undefined });
  };

  override render() {
    const { failure } = this.state;
    const { Fallback, children } = this.props;
    if (!failure) return children;
    return <Fallback error={failure.error} onRetry={this.#retry} />;
  }
}
