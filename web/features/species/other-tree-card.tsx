import type { ReactNode } from 'react';
import { drawnAs } from '#domain/rules/notebook/drawn-as.ts';
import { otherTree } from '#domain/rules/species/other-tree.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TreeDrawing } from '#web/ui/trees/tree-drawing.tsx';
import * as words from '#words/species/other-tree.ts';
import { change } from '#words/species/species.ts';

export type OtherTreeCardProps = { name: string; help: ReactNode; onChange: () => void };

/** PRODUCT.md#another-tree: the tree of a project that is in no list. Nothing is known of it but its name. */
export function OtherTreeCard({ name, help, onChange }: OtherTreeCardProps) {
  return (
    <Card look="notebook" className="grid grid-cols-1 gap-4">
      <TreeDrawing scientificName={drawnAs(otherTree(name))} className="w-full max-w-64" />
      <div>
        <h3 className="wrap-anywhere text-lg">{name}</h3>
        <p className="text-ink-soft">{words.notListed}</p>
      </div>
      {help}
      <div>
        <Button variant="secondary" size="sm" onClick={onChange}>
          {change}
        </Button>
      </div>
    </Card>
  );
}
