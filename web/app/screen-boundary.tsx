import { Component, type ReactNode } from 'react';
import { EmptyState } from '#web/parts/empty-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageShell } from '#web/ui/page-shell.tsx';
import * as fields from '#words/platform/fields.ts';
import * as words from '#words/platform/frame.ts';

type ScreenBoundaryProps = {
  /** The address that is shown: another one is another try. */
  path: string;
  children: ReactNode;
};

/**
 * Stands in for a screen that cannot be shown, where there would be an empty page. Most often its code did not arrive,
 * without a connection or because a new version has taken its place; the line that returns mends the one, and loading
 * the page again mends both.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  #tryAgain = () => this.setState({ isBroken: false });

  override componentDidMount() {
    window.addEventListener('online', this.#tryAgain);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.#tryAgain);
  }

  override componentDidUpdate({ path }: ScreenBoundaryProps) {
    if (this.state.isBroken && path !== this.props.path) this.#tryAgain();
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <PageShell>
        <EmptyState
          headingLevel={1}
          title={words.notOpened}
          text={words.openAgain}
          action={<Button onClick={() => window.location.reload()}>{fields.tryAgain}</Button>}
        />
      </PageShell>
    );
  }
}
