-- Since when a project is deleted by its child, who may bring it back for a while; null while it is not.
ALTER TABLE projects ADD COLUMN deleted_at bigint;
CREATE INDEX projects_deleted ON projects (deleted_at) WHERE deleted_at IS NOT NULL;
