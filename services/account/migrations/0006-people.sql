-- Letters of an installation that has no mail server: local mode shows them on a page. Production never writes here.
create table mailbox_letter (
  id uuid primary key,
  at timestamptz not null default now(),
  email text not null, -- whom it is for
  subject text not null,
  html text not null,
  body text not null -- the same, plain
);
create index mailbox_letter_at on mailbox_letter (at desc, id desc);

create index password_reset_person on password_reset (person_id);
