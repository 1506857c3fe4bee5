-- Whose notebook a parent has stopped waits for nobody (STATUS in server/admin/student-order.store.ts has the same words).
DROP INDEX users_by_status;
CREATE INDEX users_by_status ON users (role, (case when profile_completed = 0 then 'incomplete' when consent_state = 'stopped' then 'stopped' when parent_consent_completed_at is null then 'waiting' else 'active' end), created_at, id);
