import { Component, type ReactNode } from 'react';
import { saveAllDrafts } from '#web/lib/unsaved.ts';
import { EmptyState } from '#web/parts/empty-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageShell } from '#web/ui/page-shell.tsx';
import * as fields from '#words/platform/fields.ts';
import * as words from '#words/platform/frame.ts';

type ScreenBoundaryProps = {
  /** The address that is shown: another one is another try. */
  path: string;
  /** True where the page can be loaded again: the server is there, and nothing would be lost. */
  mayReload: () => Promise<boolean>;
  children: ReactNode;
};

/**
 * Stands in for a screen that cannot be shown, where there would be an empty page. Most often its code did not arrive,
 * without a connection or because a new version has taken its place; loading the page again mends both, and happens by
 * itself when the line returns: many browsers do not ask twice for a file that did not come.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  #comeBack = async () => {
    if (!this.state.isBroken) return;
    await saveAllDrafts();
    if ((await this.props.mayReload()) && this.state.isBroken) window.location.reload();
  };

  override componentDidMount() {
    window.addEventListener('online', this.#comeBack);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.#comeBack);
  }

  override componentDidUpdate({ path }: ScreenBoundaryProps) {
    if (this.state.isBroken && path !== this.props.path) this.setState({ isBroken: false });
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
