-- Since when a password that was chosen with a card opens nothing any more, whatever comes after: null while it may. Only another
-- password, or the parent's word that the child used the card, helps.
ALTER TABLE card_passwords ADD COLUMN ended_at bigint;
