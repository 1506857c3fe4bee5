import { useQuery } from '@tanstack/react-query';
import { getPrivacyNotice } from '#domain/contract/keeping/privacy.ts';
import { IN_LANGUAGE, reading } from '#web/lib/query-client.ts';

/** Loads this installation's privacy notice. */
export function usePrivacyNotice() {
  return useQuery(reading(getPrivacyNotice, undefined, IN_LANGUAGE));
}
