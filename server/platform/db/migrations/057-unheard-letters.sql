-- How often a letter was handed to the mail server whole and no word came whether it is kept: it may have arrived as often.
ALTER TABLE mails ADD COLUMN unheard integer NOT NULL DEFAULT 0;
