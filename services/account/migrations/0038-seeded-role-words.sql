-- What the roles of every organization are for, in the words that new organizations get; what somebody wrote stays.
-- Whoever migrates owns the table and is closed out of it like everybody else.
alter table role no force row level security;
update role set description = words.now
from (values
  ('Everything, once in an organization; cannot be edited or removed.', 'Full access. One per organization; can’t be edited or removed.'),
  ('Runs the organization: members, roles, settings and all records; approves no payment.', 'Manages members, roles, settings and all records. Can’t approve payments.'),
  ('Makes records and payments that another person approves.', 'Creates records and payments for another person to approve.'),
  ('Sees everything and approves what others made.', 'Views everything and approves what others create.'),
  ('Makes records and approves others'' payments; own ones where the company allows it.', 'Creates records and approves others’ payments, and their own where allowed.'),
  ('Sees everything and changes nothing.', 'Views everything but can’t make changes.')
) as words(before, now)
where role.description = words.before;
alter table role force row level security;
