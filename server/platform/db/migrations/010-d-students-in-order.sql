-- The administrators' list in its own order, with all that its filters and counts look at, so that a scan reads no row.
CREATE INDEX users_by_role ON users (role, created_at, id, organization, state, troop_key, search_text, profile_completed);

-- The other orders of the list (ORDERS in server/admin/student-order.store.ts has the same expressions).
CREATE INDEX users_by_name ON users (role, name_key, created_at, id);
CREATE INDEX users_by_username ON users (role, username_key, created_at, id);
CREATE INDEX users_by_troop ON users (role, troop_order, created_at, id);
CREATE INDEX users_by_state ON users (role, state, created_at, id);
CREATE INDEX users_in_organizations ON users (role, (coalesce(organization, '')), created_at, id);
CREATE INDEX users_by_status ON users (role, (case when profile_completed = 0 then 'incomplete' when parent_consent_completed_at is null then 'waiting' else 'active' end), created_at, id);
