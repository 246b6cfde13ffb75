import { Component, type ReactNode } from 'react';

interface LoadBoundaryProps {
  /** What stands there instead when a part of the page could not be loaded. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a part that fails, such as one that could not be fetched, from taking the whole page along. */
export class LoadBoundary extends Component<LoadBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
