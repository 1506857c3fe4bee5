import { toast } from '#web/ui/toast-store.ts';
import { sentenceOf } from './call.ts';

/** Tells that a call has failed, in the server's words or in those of its place (§8). */
export function sayFailed(title: string, fallback: string): (error: unknown) => void {
  return (error) => toast({ title, description: sentenceOf(error, fallback), variant: 'destructive' });
}
