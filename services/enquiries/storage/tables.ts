/**
 * - `received` is a time of the system clock, for people to read.
 * - `stored`, `queued`, `due`, `lease` and `expires` are times of the SteadyClock.
 * - `enquiries.mail` copies the state of the sales mail.
 * - `enquiries.state` is computed from `attended` and `mail`, so that one index serves each state's list.
 * - `body` is the last stored column, because SQLite reads a row only up to the last column in a query.
 * - `counts` stores totals, so that the inbox need not count 50,000 rows.
 */
export const tables = `
  CREATE TABLE enquiries (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    version INTEGER NOT NULL DEFAULT 1,
    received INTEGER NOT NULL,
    stored INTEGER NOT NULL,
    email TEXT NOT NULL,
    digest TEXT NOT NULL,
    attended INTEGER,
    note TEXT NOT NULL DEFAULT '',
    mail TEXT NOT NULL DEFAULT 'waiting',
    body TEXT NOT NULL,
    state TEXT GENERATED ALWAYS AS (
      CASE WHEN attended IS NOT NULL THEN 'attended' WHEN mail = 'doubt' THEN 'doubt'
           WHEN mail = 'sent' THEN 'new' ELSE 'unsent' END
    ) VIRTUAL
  ) STRICT;
  CREATE INDEX enquiries_stored ON enquiries (stored);
  CREATE INDEX enquiries_email ON enquiries (email);
  CREATE INDEX enquiries_state ON enquiries (state, seq);

  CREATE TABLE counts (
    state TEXT NOT NULL, mail TEXT NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (state, mail)
  ) STRICT;
  CREATE TRIGGER counts_inserted AFTER INSERT ON enquiries BEGIN
    INSERT INTO counts VALUES (NEW.state, NEW.mail, 1) ON CONFLICT DO UPDATE SET count = count + 1;
  END;
  CREATE TRIGGER counts_deleted AFTER DELETE ON enquiries BEGIN
    UPDATE counts SET count = count - 1 WHERE state = OLD.state AND mail = OLD.mail;
  END;
  CREATE TRIGGER counts_updated AFTER UPDATE OF attended, mail ON enquiries BEGIN
    UPDATE counts SET count = count - 1 WHERE state = OLD.state AND mail = OLD.mail;
    INSERT INTO counts VALUES (NEW.state, NEW.mail, 1) ON CONFLICT DO UPDATE SET count = count + 1;
  END;

  CREATE TABLE mails (
    enquiry TEXT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('sales', 'receipt', 'notice')),
    copy INTEGER NOT NULL DEFAULT 1,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sending', 'sent', 'doubt', 'refused')),
    attempts INTEGER NOT NULL DEFAULT 0,
    refusals INTEGER NOT NULL DEFAULT 0,
    queued INTEGER NOT NULL,
    due INTEGER NOT NULL DEFAULT 0,
    lease INTEGER,
    error TEXT,
    PRIMARY KEY (enquiry, kind)
  ) STRICT;
  CREATE INDEX mails_due ON mails (due) WHERE state = 'waiting';
  CREATE INDEX mails_lease ON mails (lease) WHERE state = 'sending';
  CREATE INDEX mails_queued ON mails (queued) WHERE state = 'waiting' AND kind = 'sales';
  CREATE INDEX mails_refusals ON mails (enquiry) WHERE refusals > 0;
  CREATE TRIGGER mails_added AFTER INSERT ON mails WHEN NEW.kind = 'sales' BEGIN
    UPDATE enquiries SET mail = NEW.state WHERE id = NEW.enquiry;
  END;
  CREATE TRIGGER mails_changed AFTER UPDATE OF state ON mails WHEN NEW.kind = 'sales' BEGIN
    UPDATE enquiries SET mail = NEW.state WHERE id = NEW.enquiry;
  END;

  CREATE VIRTUAL TABLE search USING fts5 (words, tokenize = "unicode61 remove_diacritics 2", prefix = '1 2 3');
  INSERT INTO search (search, rank) VALUES ('secure-delete', 1);
  CREATE TRIGGER enquiries_deleted AFTER DELETE ON enquiries BEGIN
    DELETE FROM search WHERE rowid = OLD.seq;
  END;

  CREATE TABLE logins (
    hash TEXT PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('link', 'session')),
    expires INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE clock (wall INTEGER NOT NULL, steady INTEGER NOT NULL) STRICT;
  CREATE TABLE probe (filler BLOB);
`;

/** Upgrades files of the first version, which had no inbox. Keeps its times, which are system times. */
export const upgradeFromFirst = `
  ALTER TABLE enquiries RENAME TO old_enquiries;
  ALTER TABLE mails RENAME TO old_mails;
  DROP INDEX enquiries_received; DROP INDEX enquiries_email; DROP INDEX mails_due; DROP INDEX mails_lease;
  ${tables}
  INSERT INTO enquiries (id, version, received, stored, email, digest, body)
    SELECT id, version, received, received, email, digest, body FROM old_enquiries ORDER BY received;
  INSERT INTO mails (enquiry, kind, copy, state, attempts, queued, lease, error)
    SELECT enquiry, iif(kind = 'doubt', 'notice', kind), copy, state, attempts, due, lease, trouble FROM old_mails;
  INSERT INTO search (rowid, words) SELECT seq, substr(body, 1, 20000) FROM enquiries;
  DROP TABLE old_mails; DROP TABLE old_enquiries;
`;
export const schemaVersion = 2;
