-- A passkey that is asked for an approval answers for exactly that: the digest of what was shown. Empty where nothing is approved.
alter table passkey_ceremony add column digest text not null default '';
alter table passkey_ceremony drop constraint passkey_ceremony_purpose_check;
alter table passkey_ceremony add constraint passkey_ceremony_purpose_check
  check (purpose in ('REGISTER', 'SIGN_IN', 'FRESH_FACTOR', 'APPROVAL'));
alter table passkey_ceremony add check ((purpose = 'APPROVAL') = (digest <> ''));
