import { Component, type ComponentType, type ReactNode } from 'react';

import { forgetFailedParts, needsNewPage } from '../../app/lazy.ts';

export interface InsteadProps {
  failure: unknown;
  onTryAgain: () => void;
}

interface PageBoundaryProps {
  /** Where the person is; another place is a new try. */
  place: string;
  /** What stands there instead of what failed. */
  Instead: ComponentType<InsteadProps>;
  children: ReactNode;
}

interface PageBoundaryState {
  place: string;
  failure: { error: unknown } | undefined;
}

/** Keeps what goes wrong while something is shown from taking everything around it away. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { place: this.props.place, failure: undefined };

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { place }: PageBoundaryProps,
    state: PageBoundaryState,
  ): PageBoundaryState | null {
    return place === state.place ? null : { place, failure: undefined };
  }

  readonly #tryAgain = () => {
    if (needsNewPage(this.state.failure?.error)) window.location.reload();
    forgetFailedParts();
    this.setState({ failure: undefined });
  };

  override render() {
    const { failure } = this.state;
    const { Instead, children } = this.props;
    if (!failure) return children;
    return <Instead failure={failure.error} onTryAgain={this.#tryAgain} />;
  }
}
