import { createContext, useContext, useEffect, useState } from 'react';

/** The guide's form: cards or whole, chosen in its menu, and if one leads. */
export type GuideView = {
  readonly isWhole: boolean;
  readonly showWhole: (isWhole: boolean) => void;
  readonly isThere: boolean;
  readonly setThere: (isThere: boolean) => void;
};

const Context = createContext<GuideView | undefined>(undefined);
export const GuideViewProvider = Context.Provider;

/** For whoever holds the menu: the value of the provider. */
export function useGuideView(): GuideView {
  const [isWhole, showWhole] = useState(false);
  const [isThere, setThere] = useState(false);
  return { isWhole, showWhole, isThere, setThere };
}

/** For the guide that a step begins with. Outside a step it is as cards. */
export function useShownView(): Pick<GuideView, 'isWhole' | 'showWhole'> {
  const view = useContext(Context);
  const [isWhole, showWhole] = useState(false);
  const setThere = view?.setThere;
  useEffect(() => {
    setThere?.(true);
    return () => setThere?.(false);
  }, [setThere]);
  return view ?? { isWhole, showWhole };
}
