-- The schema that the migrations of `baseline.ts` made on SQLite. It is never edited: changes are migrations after it.

CREATE TABLE "users" ("id" text primary key, "username" text not null, "username_key" text not null unique, "email" text not null, "email_key" text not null unique, "password_hash" text not null, "role" text not null, "status" text not null, "token_version" integer not null, "created_at" bigint not null, "upload_count" bigint default 0 not null, "storage_bytes" bigint default 0 not null, "reserved_bytes" bigint default 0 not null, "quota_bytes" bigint, "default_domain_id" text references "domains" ("id") on delete set null, "keep_links" integer default 0 not null, "language" text, "theme" text, "terms_version" integer, "upload_defaults" text, "page_title" text, "page_description" text, "page_colour" text, "mails_expiry" integer default 0 not null, "expiry_mailed_at" bigint, "default_token_off" integer default 0 not null, "gallery" integer default 0 not null);

CREATE TABLE "sessions" ("id" text primary key, "user_id" text not null references "users" ("id") on delete cascade, "token_hash" text not null unique, "created_at" bigint not null, "last_used_at" bigint not null, "expires_at" bigint not null, "address" text default '' not null, "user_agent" text default '' not null, "confirmed_until" bigint);

CREATE TABLE "upload_totals" ("user_id" text not null references "users" ("id") on delete cascade, "category" text not null, "uploads" bigint not null, "bytes" bigint not null, constraint "upload_totals_key" primary key ("user_id", "category"));

CREATE TABLE "locks" ("name" text primary key, "taken_at" bigint not null);

CREATE TABLE "domains" ("id" text primary key, "user_id" text not null references "users" ("id") on delete cascade, "name" text not null unique, "type" text not null, "status" text not null, "reason" text not null, "token" text not null, "owned_at" bigint, "pointing_at" bigint, "https_at" bigint, "checked_at" bigint, "created_at" bigint not null, "owned_reason" text default '' not null, "pointing_reason" text default '' not null, "https_reason" text default '' not null, "redirect_url" text default '' not null, "check_began_at" bigint default 0 not null, "next_check_at" bigint, "failing_since" bigint, "disabled_at" bigint, "brand_name" text default '' not null, "brand_accent" text default '' not null);

CREATE TABLE "totals" ("name" text primary key, "value" bigint not null);

CREATE TABLE "category_totals" ("category" text primary key, "uploads" bigint not null, "bytes" bigint not null);

CREATE TABLE "daily_totals" ("user_id" text not null, "day" integer not null, "uploads" bigint not null, "bytes" bigint not null, constraint "daily_totals_key" primary key ("user_id", "day"));

CREATE TABLE "password_resets" ("token_hash" text primary key, "user_id" text not null references "users" ("id") on delete cascade, "expires_at" bigint not null);

CREATE TABLE "invites" ("id" text primary key, "token_hash" text not null unique, "created_at" bigint not null, "expires_at" bigint not null, "uses" integer not null, "uses_max" integer not null);

CREATE TABLE "outbox" ("id" text primary key, "kind" text not null, "recipient" text not null, "subject" text not null, "text" text not null, "html" text not null, "created_at" bigint not null, "attempts" integer not null, "next_attempt_at" bigint, "last_error" text not null);

CREATE TABLE "audit" ("id" text primary key, "at" bigint not null, "actor_id" text, "actor_name" text, "action" text not null, "subject_type" text not null, "subject_id" text not null, "subject_name" text not null, "address" text not null, "detail" text default '' not null, "search_key" text default '' not null, search_id integer);

CREATE TABLE "jobs" ("name" text primary key, "started_at" bigint not null, "finished_at" bigint, "error" text not null, "free_at" bigint not null, "owner_id" text default '' not null);

CREATE TABLE "resumable_uploads" ("id" text primary key, "user_id" text not null references "users" ("id") on delete cascade, "offset_bytes" bigint not null, "metadata" text not null, "domain_id" text, "storage_key" text not null, "storage_place" text not null, "tail_key" text, "upload_id" text, "locked_by" text, "locked_until" bigint not null, "release_wanted" integer not null, "created_at" bigint not null, "last_active_at" bigint not null, "length" bigint, "length_max" bigint, "reserved_bytes" bigint, "options" text, "request_id" text);

CREATE TABLE "objects" ("key" text not null primary key, "content" text unique, "refs" bigint not null, "crc32" bigint) without rowid;

CREATE TABLE "uploads" (id text primary key, user_id text not null references users (id),
  slug text not null unique, original_name text not null, size bigint not null,
  mime_type text not null, category text not null, sha256 text not null,
  storage_key text not null references objects (key), views bigint not null,
  downloads bigint not null, created_at bigint not null,
  domain_id text references domains (id) on delete set null, name_key text not null default '',
  search_id integer, thumbnail_key text, "expires_at" bigint, "downloads_left" bigint, "slug_until" bigint, "content_at" bigint, "width" bigint, "height" bigint, "expiry_mailed_at" bigint, "password_hash" text, "link_kind" text, "link_extension" text, "custom_slug" text, "custom_space" text, "media" text, "preview_key" text, "burn" integer default 0 not null, "is_favorite" integer default 0 not null);

CREATE TABLE "moves" ("role" text primary key, "move_id" text not null, "place" text not null, "step" text not null, "cursor" text not null);

CREATE TABLE "instances" ("id" text primary key, "home" text not null, "storage" text not null, "secret" text not null, "started_at" bigint not null, "seen_at" bigint not null);

CREATE TABLE "reservations" ("instance_id" text not null, "user_id" text not null references "users" ("id") on delete cascade, "bytes" bigint not null, constraint "reservations_key" primary key ("instance_id", "user_id"));

CREATE TABLE "attempts" ("key" text primary key, "count" integer not null, "ends_at" bigint not null);

CREATE TABLE "facts" ("name" text primary key, "value" text not null);

CREATE TABLE changes (id integer primary key autoincrement, text text not null);

CREATE TABLE "email_changes" ("id" text primary key, "user_id" text not null unique references "users" ("id") on delete cascade, "email" text not null, "token_hash" text unique, "expires_at" bigint not null);

CREATE TABLE "known_networks" ("user_id" text not null references "users" ("id") on delete cascade, "network" text not null, "seen_at" bigint not null, constraint "known_networks_key" primary key ("user_id", "network"));

CREATE TABLE "registration_mails" ("administrator_id" text primary key references "users" ("id") on delete cascade, "sent_at" bigint not null, "waiting_id" text not null);

CREATE TABLE "registration_news" ("administrator_id" text not null references "users" ("id") on delete cascade, "user_id" text not null references "users" ("id") on delete cascade, "mail_id" text not null, constraint "registration_news_key" primary key ("administrator_id", "user_id"));

CREATE TABLE "quota_reservations" ("id" text primary key, "instance_id" text not null, "user_id" text not null references "users" ("id") on delete cascade, "bytes" bigint not null);

CREATE TABLE "category_total_shards" ("category" text not null, "shard" integer not null, "uploads" bigint not null, "bytes" bigint not null, constraint "category_total_shards_key" primary key ("category", "shard")) without rowid;

CREATE TABLE "daily_total_shards" ("day" bigint not null, "shard" integer not null, "uploads" bigint not null, "bytes" bigint not null, constraint "daily_total_shards_key" primary key ("day", "shard")) without rowid;

CREATE TABLE "settings" ("name" text primary key, "value" text not null, "updated_at" bigint not null);

CREATE TABLE "brand_images" ("kind" text primary key, "bytes" blob not null, "type" text not null, "hash" text not null, "updated_at" bigint not null);

CREATE TABLE "link_names" ("space" text not null, "slug" text not null, "stem" text not null, "upload_id" text not null, "until" bigint, constraint "link_names_key" primary key ("space", "slug"));

CREATE TABLE "ended_links" ("space" text not null, "slug" text not null, "ended_at" bigint not null, "kind" text, constraint "ended_links_key" primary key ("space", "slug"));

CREATE TABLE "trashed_uploads" ("id" text primary key, "user_id" text not null references "users" ("id"), "slug" text not null unique, "original_name" text not null, "size" bigint not null, "mime_type" text not null, "category" text not null, "sha256" text not null, "storage_key" text not null, "thumbnail_key" text, "name_key" text not null, "domain_id" text references "domains" ("id") on delete set null, "views" bigint not null, "downloads" bigint not null, "created_at" bigint not null, "burn" integer default 0 not null, "trashed_at" bigint not null, "expires_at" bigint, "downloads_left" bigint, "slug_until" bigint, "content_at" bigint, "width" bigint, "height" bigint, "expiry_mailed_at" bigint, "password_hash" text, "link_kind" text, "link_extension" text, "custom_slug" text, "custom_space" text, "media" text, "preview_key" text, "is_favorite" integer default 0 not null);

CREATE TABLE "profiles" ("id" text primary key, "user_id" text not null references "users" ("id") on delete cascade, "name" text not null, "name_key" text not null, "options" text not null, "created_at" bigint not null);

CREATE TABLE "tokens" ("id" text primary key, "user_id" text not null references "users" ("id") on delete cascade, "name" text not null, "secret_hash" text not null, "scopes" text not null, "cidrs" text not null, "profile_id" text references "profiles" ("id") on delete set null, "profile_locked" integer not null, "bytes_per_day" bigint, "bytes_day" bigint not null, "bytes_used" bigint not null, "created_at" bigint not null, "expires_at" bigint, "last_used_at" bigint, "last_used_address" text not null, "import_id" text);

CREATE TABLE "totp" ("user_id" text not null references "users" ("id") on delete cascade, "secret" text not null, "created_at" bigint not null, "confirmed_at" bigint, "last_step" bigint not null, constraint "totp_of_user" primary key ("user_id"));

CREATE TABLE "recovery_codes" ("user_id" text not null references "users" ("id") on delete cascade, "code_hash" text not null, "used_at" bigint, constraint "recovery_codes_of_user" primary key ("user_id", "code_hash"));

CREATE TABLE "passkeys" ("user_id" text not null references "users" ("id") on delete cascade, "id" text primary key, "credential_id" text not null unique, "public_key" text not null, "sign_count" bigint not null, "transports" text not null, "name" text not null, "is_backed_up" integer not null, "created_at" bigint not null, "last_used_at" bigint);

CREATE TABLE "identities" ("user_id" text not null references "users" ("id") on delete cascade, "id" text primary key, "issuer" text not null, "subject" text not null, "name" text not null, "created_at" bigint not null, "last_used_at" bigint);

CREATE TABLE "sign_in_steps" ("token_hash" text primary key, "kind" text not null, "user_id" text references "users" ("id") on delete cascade, "data" text not null, "expires_at" bigint not null);

CREATE TABLE "tags" ("id" text primary key, "user_id" text not null references "users" ("id") on delete cascade, "name" text not null, "name_key" text not null, "uploads" bigint default 0 not null, "created_at" bigint not null);

CREATE TABLE "upload_tags" ("tag_id" text not null references "tags" ("id") on delete cascade, "upload_id" text not null, "created_at" bigint not null, "is_trashed" integer default 0 not null, "upload_category" text, "upload_is_favorite" integer, "upload_expires_at" bigint, "upload_size" bigint, "upload_name_key" text, constraint "upload_tags_key" primary key ("tag_id", "upload_id"));

CREATE TABLE "filters" ("id" text primary key, "user_id" text not null references "users" ("id") on delete cascade, "name" text not null, "name_key" text not null, "query" text not null, "created_at" bigint not null);

CREATE TABLE "albums" ("id" text primary key, "user_id" text not null references "users" ("id") on delete cascade, "slug" text not null unique, "name" text not null, "name_key" text not null, "description" text not null, "visibility" text not null, "cover_id" text, "password_hash" text, "expires_at" bigint, "upload_count" bigint default 0 not null, "created_at" bigint not null, "changed_at" bigint not null);

CREATE TABLE "album_uploads" ("album_id" text not null references "albums" ("id") on delete cascade, "upload_id" text not null, "position" bigint not null, "is_trashed" integer default 0 not null, "added_at" bigint not null, "upload_category" text, "upload_is_favorite" integer, "upload_expires_at" bigint, "upload_size" bigint, "upload_name_key" text, "upload_created_at" bigint, constraint "album_uploads_key" primary key ("album_id", "upload_id"));

CREATE TABLE "archives" ("token_hash" text primary key, "user_id" text not null references "users" ("id") on delete cascade, "upload_ids" text not null, "created_at" bigint not null, "expires_at" bigint not null);

CREATE TABLE "short_links" ("id" text primary key, "user_id" text not null references "users" ("id") on delete cascade, "slug" text not null unique, "domain_id" text references "domains" ("id") on delete set null, "slug_until" bigint, "custom_slug" text, "custom_space" text, "target" text not null, "title" text not null, "search_key" text not null, "clicks" bigint not null, "clicks_left" bigint, "expires_at" bigint, "password_hash" text, "created_at" bigint not null);

CREATE TABLE "link_totals" ("user_id" text primary key references "users" ("id") on delete cascade, "links" bigint not null, "clicks" bigint not null);

CREATE TABLE "requests" ("id" text primary key, "user_id" text not null references "users" ("id") on delete cascade, "token" text not null unique, "title" text not null, "text" text not null, "files_max" integer not null, "file_bytes_max" bigint, "bytes_max" bigint, "types" text not null, "album_id" text, "notify" integer not null, "news_since" bigint, "expires_at" bigint, "password_hash" text, "closed_at" bigint, "files" integer not null, "bytes" bigint not null, "created_at" bigint not null);

CREATE TABLE "received_uploads" ("upload_id" text primary key, "request_id" text references "requests" ("id") on delete set null, "sender" text not null, "received_at" bigint not null);

CREATE TABLE "request_reservations" ("id" text primary key, "request_id" text not null references "requests" ("id") on delete cascade, "bytes" bigint not null, "instance_id" text not null);

CREATE TABLE "collection_totals" ("user_id" text primary key references "users" ("id") on delete cascade, "albums" bigint not null, "tags" bigint not null, "requests" bigint not null);

CREATE TABLE "imports" ("id" text primary key, "source" text not null, "origin" text not null unique, "started_at" bigint not null, "finished_at" bigint, "report" text);

CREATE TABLE "import_rows" ("import_id" text not null references "imports" ("id") on delete cascade, "kind" text not null, "origin_key" text not null, "target_id" text not null, constraint "import_rows_key" primary key ("import_id", "kind", "origin_key"));

CREATE TABLE "legacy_hosts" ("name" text primary key, "added_at" bigint not null);

CREATE TABLE "legacy_links" ("host" text not null, "path" text not null, "kind" text not null, "target_id" text not null, constraint "legacy_links_key" primary key ("host", "path"));

CREATE TABLE "import_runs" ("id" text primary key, "slot" text unique, "options" text not null, "phase" text not null, "state" text not null, "should_stop" integer not null, "home" text not null, "runner" text not null, "seen_at" bigint not null, "problem" text, "created_at" bigint not null, "created_by" text not null, "started_at" bigint, "finished_at" bigint, "inspection" text, "progress" text);

CREATE TABLE "import_run_rows" ("run_id" text not null references "import_runs" ("id") on delete cascade, "phase" text not null, "number" bigint not null, "kind" text not null, "origin_key" text not null, "reason" text not null, "sentence" text not null, constraint "import_run_rows_key" primary key ("run_id", "phase", "number"));

CREATE VIRTUAL TABLE upload_search using fts5(name_key, user_id, category,
    content = 'uploads', content_rowid = 'search_id', columnsize = 0,
    tokenize = 'trigram case_sensitive 1');

CREATE VIRTUAL TABLE audit_search using fts5(search_key, content = 'audit',
    content_rowid = 'search_id', columnsize = 0, tokenize = 'trigram case_sensitive 1');

CREATE INDEX "users_by_status" on "users" ("status", "created_at", "id");

CREATE INDEX "users_by_role" on "users" ("role");

CREATE INDEX "sessions_by_user" on "sessions" ("user_id");

CREATE INDEX "sessions_by_expiry" on "sessions" ("expires_at");

CREATE INDEX "domains_by_user_id_created_at_id" on "domains" ("user_id", "created_at", "id");

CREATE INDEX "domains_by_status_created_at_id" on "domains" ("status", "created_at", "id");

CREATE INDEX "domains_by_created_at_id" on "domains" ("created_at", "id");

CREATE INDEX "users_by_created_at_id" on "users" ("created_at", "id");

CREATE INDEX "users_by_username_key_id" on "users" ("username_key", "id");

CREATE INDEX "users_by_upload_count_id_username_key" on "users" ("upload_count", "id", "username_key");

CREATE INDEX "users_by_storage_bytes_id" on "users" ("storage_bytes", "id");

CREATE INDEX "users_by_default_domain_id" on "users" ("default_domain_id");

CREATE INDEX "password_resets_by_user_id" on "password_resets" ("user_id");

CREATE INDEX "password_resets_by_expires_at" on "password_resets" ("expires_at");

CREATE INDEX "invites_by_expires_at" on "invites" ("expires_at");

CREATE INDEX "outbox_by_next_attempt_at_id" on "outbox" ("next_attempt_at", "id");

CREATE INDEX "audit_by_at_id" on "audit" ("at", "id");

CREATE INDEX "domains_by_next_check_at" on "domains" ("next_check_at");

CREATE INDEX "resumable_uploads_by_user_id" on "resumable_uploads" ("user_id");

CREATE INDEX "resumable_uploads_by_storage_key" on "resumable_uploads" ("storage_key");

CREATE INDEX "resumable_uploads_by_tail_key" on "resumable_uploads" ("tail_key");

CREATE INDEX "resumable_uploads_by_locked_by" on "resumable_uploads" ("locked_by");

CREATE INDEX "resumable_uploads_by_last_active_at" on "resumable_uploads" ("last_active_at");

CREATE INDEX "uploads_by_owner" on "uploads" ("user_id", "created_at", "id");

CREATE INDEX "uploads_by_owner_and_category" on "uploads" ("user_id", "category", "created_at", "id");

CREATE INDEX "uploads_by_domain_id" on "uploads" ("domain_id");

CREATE INDEX "uploads_by_created_at_id" on "uploads" ("created_at", "id");

CREATE INDEX "uploads_by_category_created_at_id" on "uploads" ("category", "created_at", "id");

CREATE INDEX "uploads_by_size_id" on "uploads" ("size", "id");

CREATE INDEX "uploads_by_name_key_id" on "uploads" ("name_key", "id");

CREATE INDEX "uploads_by_category_size_id" on "uploads" ("category", "size", "id");

CREATE INDEX "uploads_by_category_name_key_id" on "uploads" ("category", "name_key", "id");

CREATE INDEX "uploads_by_user_id_size_id_category" on "uploads" ("user_id", "size", "id", "category");

CREATE INDEX "uploads_by_user_id_name_key_id_category" on "uploads" ("user_id", "name_key", "id", "category");

CREATE UNIQUE INDEX uploads_by_search_id on uploads (search_id);

CREATE INDEX uploads_by_thumbnail on uploads (thumbnail_key)
    where thumbnail_key is not null;

CREATE INDEX "uploads_by_storage_key" on "uploads" ("storage_key");

CREATE INDEX "reservations_by_user" on "reservations" ("user_id");

CREATE INDEX "attempts_by_end" on "attempts" ("ends_at");

CREATE INDEX "email_changes_by_expires_at" on "email_changes" ("expires_at");

CREATE INDEX "known_networks_by_age" on "known_networks" ("seen_at");

CREATE INDEX "registration_news_by_user" on "registration_news" ("user_id");

CREATE INDEX "quota_reservations_by_instance_id" on "quota_reservations" ("instance_id");

CREATE INDEX "quota_reservations_by_user_id" on "quota_reservations" ("user_id");

CREATE UNIQUE INDEX audit_by_search_id on audit (search_id);

CREATE INDEX audit_by_action_search_id on audit (action, search_id);

CREATE INDEX audit_by_at_search_id on audit (at, search_id);

CREATE INDEX "resumable_uploads_open_by_user_id" on "resumable_uploads" ("user_id") where upload_id is null;

CREATE INDEX uploads_by_expiry on uploads (expires_at) where expires_at is not null;

CREATE INDEX uploads_by_owner_with_expiry
    on uploads (user_id, created_at, id, category, name_key, expires_at)
    where expires_at is not null;

CREATE INDEX uploads_with_expiry
    on uploads (created_at, id, category, name_key, user_id, expires_at)
    where expires_at is not null;

CREATE INDEX uploads_by_preview on uploads (preview_key)
    where preview_key is not null;

CREATE INDEX users_with_expiry_mails on users (id) where mails_expiry = 1;

CREATE INDEX "link_names_by_stem" on "link_names" ("space", "stem");

CREATE INDEX "link_names_by_upload" on "link_names" ("upload_id");

CREATE INDEX link_names_by_end on link_names (until) where until is not null;

CREATE INDEX "ended_links_by_time" on "ended_links" ("ended_at");

CREATE INDEX "trashed_uploads_by_user_id" on "trashed_uploads" ("user_id", "trashed_at", "id", "category", "name_key");

CREATE INDEX "trashed_uploads_by_trashed_at" on "trashed_uploads" ("trashed_at", "id", "category", "name_key", "user_id");

CREATE INDEX "trashed_uploads_by_storage_key" on "trashed_uploads" ("storage_key");

CREATE INDEX "trashed_uploads_by_thumbnail_key" on "trashed_uploads" ("thumbnail_key");

CREATE INDEX "trashed_uploads_by_preview_key" on "trashed_uploads" ("preview_key");

CREATE INDEX "trashed_uploads_by_domain_id" on "trashed_uploads" ("domain_id");

CREATE INDEX trashed_uploads_by_expiry on trashed_uploads (expires_at)
    where expires_at is not null;

CREATE UNIQUE INDEX "profiles_by_owner" on "profiles" ("user_id", "name_key");

CREATE INDEX "tokens_by_owner" on "tokens" ("user_id", "created_at", "id");

CREATE INDEX tokens_by_profile on tokens (profile_id) where profile_id is not null;

CREATE INDEX "passkeys_by_owner" on "passkeys" ("user_id", "created_at", "id");

CREATE UNIQUE INDEX "identities_by_subject" on "identities" ("issuer", "subject");

CREATE INDEX "identities_by_owner" on "identities" ("user_id", "created_at", "id");

CREATE INDEX "sign_in_steps_by_end" on "sign_in_steps" ("expires_at");

CREATE INDEX "sign_in_steps_by_user" on "sign_in_steps" ("user_id");

CREATE INDEX uploads_by_owner_favorite
    on uploads (user_id, created_at, id, category, name_key, expires_at)
    where is_favorite = 1;

CREATE INDEX uploads_favorite
    on uploads (created_at, id, category, name_key, user_id, expires_at)
    where is_favorite = 1;

CREATE UNIQUE INDEX "tags_by_owner" on "tags" ("user_id", "name_key");

CREATE INDEX "upload_tags_by_upload" on "upload_tags" ("upload_id", "tag_id");

CREATE INDEX "upload_tags_by_time" on "upload_tags" ("tag_id", "is_trashed", "created_at", "upload_id");

CREATE UNIQUE INDEX "filters_by_owner" on "filters" ("user_id", "name_key");

CREATE INDEX "albums_by_owner_and_name_key" on "albums" ("user_id", "name_key", "id");

CREATE INDEX "albums_by_owner_and_created_at" on "albums" ("user_id", "created_at", "id");

CREATE INDEX "albums_by_owner_and_changed_at" on "albums" ("user_id", "changed_at", "id");

CREATE UNIQUE INDEX "album_uploads_by_position" on "album_uploads" ("album_id", "position");

CREATE INDEX "album_uploads_in_order" on "album_uploads" ("album_id", "is_trashed", "position", "upload_id");

CREATE INDEX "album_uploads_by_upload" on "album_uploads" ("upload_id", "album_id");

CREATE INDEX objects_without_crc32 on objects (key) where crc32 is null;

CREATE INDEX "archives_by_owner" on "archives" ("user_id", "expires_at");

CREATE INDEX "archives_by_end" on "archives" ("expires_at");

CREATE INDEX "short_links_by_owner" on "short_links" ("user_id", "created_at", "id");

CREATE INDEX "short_links_by_owner_clicks" on "short_links" ("user_id", "clicks", "id");

CREATE INDEX "short_links_by_time" on "short_links" ("created_at", "id");

CREATE INDEX "short_links_by_clicks" on "short_links" ("clicks", "id");

CREATE INDEX short_links_by_expiry on short_links (expires_at)
    where expires_at is not null;

CREATE INDEX short_links_by_domain on short_links (domain_id)
    where domain_id is not null;

CREATE INDEX "requests_by_owner" on "requests" ("user_id", "created_at", "id");

CREATE INDEX requests_with_news on requests (news_since) where news_since is not null;

CREATE INDEX "received_uploads_by_request" on "received_uploads" ("request_id", "received_at", "upload_id");

CREATE INDEX "request_reservations_by_request_id" on "request_reservations" ("request_id");

CREATE INDEX "request_reservations_by_instance_id" on "request_reservations" ("instance_id");

CREATE INDEX resumable_uploads_by_request on resumable_uploads (request_id) where request_id is not null;

CREATE INDEX "upload_tags_listed" on "upload_tags"
      ("tag_id", is_trashed, created_at, upload_id, "upload_category", "upload_is_favorite", "upload_expires_at", "upload_size", "upload_name_key");

CREATE INDEX "album_uploads_listed" on "album_uploads"
      ("album_id", is_trashed, position, upload_id, "upload_category", "upload_is_favorite", "upload_expires_at", "upload_size", "upload_name_key", "upload_created_at");

CREATE INDEX "legacy_links_by_target" on "legacy_links" ("target_id");

CREATE UNIQUE INDEX "tokens_imported" on "tokens" ("secret_hash") where import_id is not null;

CREATE INDEX "import_runs_by_time" on "import_runs" ("created_at", "id");

CREATE INDEX "import_run_rows_by_reason" on "import_run_rows" ("run_id", "phase", "reason", "number");

CREATE TRIGGER upload_search_added after insert on uploads begin
    update uploads set search_id = (select coalesce(max(search_id), 0) + 1 from uploads) where id = new.id;
    insert into upload_search (rowid, name_key, user_id, category)
    select search_id, name_key, user_id, category from uploads where id = new.id; end;

CREATE TRIGGER upload_search_changed
    after update of name_key, user_id, category on uploads begin
    insert into upload_search (upload_search, rowid, name_key, user_id, category)
    values ('delete', old.search_id, old.name_key, old.user_id, old.category); insert into upload_search (rowid, name_key, user_id, category)
    select search_id, name_key, user_id, category from uploads where id = new.id; end;

CREATE TRIGGER upload_search_removed after delete on uploads begin
    insert into upload_search (upload_search, rowid, name_key, user_id, category)
    values ('delete', old.search_id, old.name_key, old.user_id, old.category); end;

CREATE TRIGGER audit_search_added after insert on audit begin
    update audit set search_id = (select coalesce(max(search_id), 0) + 1 from audit) where id = new.id;
    insert into audit_search (rowid, search_key)
      select search_id, search_key from audit where id = new.id; end;

CREATE TRIGGER audit_search_removed after delete on audit begin
    insert into audit_search (audit_search, rowid, search_key)
      values ('delete', old.search_id, old.search_key); end;

CREATE TRIGGER "upload_tags_listed" after insert on "upload_tags"
      when new.upload_name_key is null begin
      update "upload_tags" set ("upload_category", "upload_is_favorite", "upload_expires_at", "upload_size", "upload_name_key") = (select "category", "is_favorite", "expires_at", "size", "name_key" from uploads where id = new.upload_id
    union all select "category", "is_favorite", "expires_at", "size", "name_key" from trashed_uploads where id = new.upload_id)
        where "tag_id" = new."tag_id" and upload_id = new.upload_id; end;

CREATE TRIGGER "album_uploads_listed" after insert on "album_uploads"
      when new.upload_name_key is null begin
      update "album_uploads" set ("upload_category", "upload_is_favorite", "upload_expires_at", "upload_size", "upload_name_key", "upload_created_at") = (select "category", "is_favorite", "expires_at", "size", "name_key", "created_at" from uploads where id = new.upload_id
    union all select "category", "is_favorite", "expires_at", "size", "name_key", "created_at" from trashed_uploads where id = new.upload_id)
        where "album_id" = new."album_id" and upload_id = new.upload_id; end;

CREATE TRIGGER uploads_listed after update of "category", "is_favorite", "expires_at", "size", "name_key" on uploads begin
    update "upload_tags" set "upload_category" = "new"."category", "upload_is_favorite" = "new"."is_favorite", "upload_expires_at" = "new"."expires_at", "upload_size" = "new"."size", "upload_name_key" = "new"."name_key" where upload_id = new.id; update "album_uploads" set "upload_category" = "new"."category", "upload_is_favorite" = "new"."is_favorite", "upload_expires_at" = "new"."expires_at", "upload_size" = "new"."size", "upload_name_key" = "new"."name_key" where upload_id = new.id; end;

insert into locks (name, taken_at) values ('administrators', 0), ('domains', 0), ('instances', 0), ('settings', 0), ('slugs', 0);

insert into totals (name, value) values ('users', 0), ('pending_users', 0), ('domains', 0), ('pending_domains', 0), ('audit', 0);
