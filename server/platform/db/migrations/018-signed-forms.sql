-- Scans of forms that parents have signed on paper. Each belongs to the event that tells of it; the file lies in the file
-- store beside the photos, under a name that no photo has.
CREATE TABLE consent_forms (
  event_id text PRIMARY KEY REFERENCES consent_events (id) ON DELETE CASCADE,
  filename text NOT NULL UNIQUE,
  type text NOT NULL,
  bytes integer NOT NULL,
  sha256 text NOT NULL
);
