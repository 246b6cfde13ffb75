-- The schema that the migrations of `baseline.ts` made on PostgreSQL. It is never edited: changes are migrations after it.

CREATE FUNCTION album_uploads_listed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin
      select * into new."upload_category", new."upload_is_favorite", new."upload_expires_at", new."upload_size", new."upload_name_key", new."upload_created_at" from (select "category", "is_favorite", "expires_at", "size", "name_key", "created_at" from uploads where id = new.upload_id
    union all select "category", "is_favorite", "expires_at", "size", "name_key", "created_at" from trashed_uploads where id = new.upload_id) as rows;
      return new; end $$;

CREATE FUNCTION upload_tags_listed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin
      select * into new."upload_category", new."upload_is_favorite", new."upload_expires_at", new."upload_size", new."upload_name_key" from (select "category", "is_favorite", "expires_at", "size", "name_key" from uploads where id = new.upload_id
    union all select "category", "is_favorite", "expires_at", "size", "name_key" from trashed_uploads where id = new.upload_id) as rows;
      return new; end $$;

CREATE FUNCTION uploads_listed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin
    update "upload_tags" set "upload_category" = "new"."category", "upload_is_favorite" = "new"."is_favorite", "upload_expires_at" = "new"."expires_at", "upload_size" = "new"."size", "upload_name_key" = "new"."name_key" where upload_id = new.id; update "album_uploads" set "upload_category" = "new"."category", "upload_is_favorite" = "new"."is_favorite", "upload_expires_at" = "new"."expires_at", "upload_size" = "new"."size", "upload_name_key" = "new"."name_key" where upload_id = new.id; return null; end $$;

CREATE TABLE album_uploads (
    album_id text NOT NULL,
    upload_id text NOT NULL,
    "position" bigint NOT NULL,
    is_trashed integer DEFAULT 0 NOT NULL,
    added_at bigint NOT NULL,
    upload_category text,
    upload_is_favorite integer,
    upload_expires_at bigint,
    upload_size bigint,
    upload_name_key text,
    upload_created_at bigint
);

CREATE TABLE albums (
    id text NOT NULL,
    user_id text NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    name_key text NOT NULL,
    description text NOT NULL,
    visibility text NOT NULL,
    cover_id text,
    password_hash text,
    expires_at bigint,
    upload_count bigint DEFAULT 0 NOT NULL,
    created_at bigint NOT NULL,
    changed_at bigint NOT NULL
);

CREATE TABLE archives (
    token_hash text NOT NULL,
    user_id text NOT NULL,
    upload_ids text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL
);

CREATE TABLE attempts (
    key text NOT NULL,
    count integer NOT NULL,
    ends_at bigint NOT NULL
);

CREATE TABLE audit (
    id text NOT NULL,
    at bigint NOT NULL,
    actor_id text,
    actor_name text,
    action text NOT NULL,
    subject_type text NOT NULL,
    subject_id text NOT NULL,
    subject_name text NOT NULL,
    address text NOT NULL,
    detail text DEFAULT ''::text NOT NULL,
    search_key text DEFAULT ''::text NOT NULL
);

CREATE TABLE brand_images (
    kind text NOT NULL,
    bytes bytea NOT NULL,
    type text NOT NULL,
    hash text NOT NULL,
    updated_at bigint NOT NULL
);

CREATE TABLE category_total_shards (
    category text NOT NULL,
    shard integer NOT NULL,
    uploads bigint NOT NULL,
    bytes bigint NOT NULL
);

CREATE TABLE category_totals (
    category text NOT NULL,
    uploads bigint NOT NULL,
    bytes bigint NOT NULL
);

CREATE TABLE collection_totals (
    user_id text NOT NULL,
    albums bigint NOT NULL,
    tags bigint NOT NULL,
    requests bigint NOT NULL
);

CREATE TABLE daily_total_shards (
    day bigint NOT NULL,
    shard integer NOT NULL,
    uploads bigint NOT NULL,
    bytes bigint NOT NULL
);

CREATE TABLE daily_totals (
    user_id text NOT NULL,
    day integer NOT NULL,
    uploads bigint NOT NULL,
    bytes bigint NOT NULL
);

CREATE TABLE domains (
    id text NOT NULL,
    user_id text NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    status text NOT NULL,
    reason text NOT NULL,
    token text NOT NULL,
    owned_at bigint,
    pointing_at bigint,
    https_at bigint,
    checked_at bigint,
    created_at bigint NOT NULL,
    owned_reason text DEFAULT ''::text NOT NULL,
    pointing_reason text DEFAULT ''::text NOT NULL,
    https_reason text DEFAULT ''::text NOT NULL,
    redirect_url text DEFAULT ''::text NOT NULL,
    check_began_at bigint DEFAULT 0 NOT NULL,
    next_check_at bigint,
    failing_since bigint,
    disabled_at bigint,
    brand_name text DEFAULT ''::text NOT NULL,
    brand_accent text DEFAULT ''::text NOT NULL
);

CREATE TABLE email_changes (
    id text NOT NULL,
    user_id text NOT NULL,
    email text NOT NULL,
    token_hash text,
    expires_at bigint NOT NULL
);

CREATE TABLE ended_links (
    space text NOT NULL,
    slug text NOT NULL,
    ended_at bigint NOT NULL,
    kind text
);

CREATE TABLE facts (
    name text NOT NULL,
    value text NOT NULL
);

CREATE TABLE filters (
    id text NOT NULL,
    user_id text NOT NULL,
    name text NOT NULL,
    name_key text NOT NULL,
    query text NOT NULL,
    created_at bigint NOT NULL
);

CREATE TABLE identities (
    user_id text NOT NULL,
    id text NOT NULL,
    issuer text NOT NULL,
    subject text NOT NULL,
    name text NOT NULL,
    created_at bigint NOT NULL,
    last_used_at bigint
);

CREATE TABLE import_rows (
    import_id text NOT NULL,
    kind text NOT NULL,
    origin_key text NOT NULL,
    target_id text NOT NULL
);

CREATE TABLE import_run_rows (
    run_id text NOT NULL,
    phase text NOT NULL,
    number bigint NOT NULL,
    kind text NOT NULL,
    origin_key text NOT NULL,
    reason text NOT NULL,
    sentence text NOT NULL
);

CREATE TABLE import_runs (
    id text NOT NULL,
    slot text,
    options text NOT NULL,
    phase text NOT NULL,
    state text NOT NULL,
    should_stop integer NOT NULL,
    home text NOT NULL,
    runner text NOT NULL,
    seen_at bigint NOT NULL,
    problem text,
    created_at bigint NOT NULL,
    created_by text NOT NULL,
    started_at bigint,
    finished_at bigint,
    inspection text,
    progress text
);

CREATE TABLE imports (
    id text NOT NULL,
    source text NOT NULL,
    origin text NOT NULL,
    started_at bigint NOT NULL,
    finished_at bigint,
    report text
);

CREATE TABLE instances (
    id text NOT NULL,
    home text NOT NULL,
    storage text NOT NULL,
    secret text NOT NULL,
    started_at bigint NOT NULL,
    seen_at bigint NOT NULL
);

CREATE TABLE invites (
    id text NOT NULL,
    token_hash text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    uses integer NOT NULL,
    uses_max integer NOT NULL
);

CREATE TABLE jobs (
    name text NOT NULL,
    started_at bigint NOT NULL,
    finished_at bigint,
    error text NOT NULL,
    free_at bigint NOT NULL,
    owner_id text DEFAULT ''::text NOT NULL
);

CREATE TABLE known_networks (
    user_id text NOT NULL,
    network text NOT NULL,
    seen_at bigint NOT NULL
);

CREATE TABLE legacy_hosts (
    name text NOT NULL,
    added_at bigint NOT NULL
);

CREATE TABLE legacy_links (
    host text NOT NULL,
    path text NOT NULL,
    kind text NOT NULL,
    target_id text NOT NULL
);

CREATE TABLE link_names (
    space text NOT NULL,
    slug text NOT NULL,
    stem text NOT NULL,
    upload_id text NOT NULL,
    until bigint
);

CREATE TABLE link_totals (
    user_id text NOT NULL,
    links bigint NOT NULL,
    clicks bigint NOT NULL
);

CREATE TABLE locks (
    name text NOT NULL,
    taken_at bigint NOT NULL
);

CREATE TABLE moves (
    role text NOT NULL,
    move_id text NOT NULL,
    place text NOT NULL,
    step text NOT NULL,
    cursor text NOT NULL
);

CREATE TABLE objects (
    key text NOT NULL,
    content text,
    refs bigint NOT NULL,
    crc32 bigint
);

CREATE TABLE outbox (
    id text NOT NULL,
    kind text NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    html text NOT NULL,
    created_at bigint NOT NULL,
    attempts integer NOT NULL,
    next_attempt_at bigint,
    last_error text NOT NULL
);

CREATE TABLE passkeys (
    user_id text NOT NULL,
    id text NOT NULL,
    credential_id text NOT NULL,
    public_key text NOT NULL,
    sign_count bigint NOT NULL,
    transports text NOT NULL,
    name text NOT NULL,
    is_backed_up integer NOT NULL,
    created_at bigint NOT NULL,
    last_used_at bigint
);

CREATE TABLE password_resets (
    token_hash text NOT NULL,
    user_id text NOT NULL,
    expires_at bigint NOT NULL
);

CREATE TABLE profiles (
    id text NOT NULL,
    user_id text NOT NULL,
    name text NOT NULL,
    name_key text NOT NULL,
    options text NOT NULL,
    created_at bigint NOT NULL
);

CREATE TABLE quota_reservations (
    id text NOT NULL,
    instance_id text NOT NULL,
    user_id text NOT NULL,
    bytes bigint NOT NULL
);

CREATE TABLE received_uploads (
    upload_id text NOT NULL,
    request_id text,
    sender text NOT NULL,
    received_at bigint NOT NULL
);

CREATE TABLE recovery_codes (
    user_id text NOT NULL,
    code_hash text NOT NULL,
    used_at bigint
);

CREATE TABLE registration_mails (
    administrator_id text NOT NULL,
    sent_at bigint NOT NULL,
    waiting_id text NOT NULL
);

CREATE TABLE registration_news (
    administrator_id text NOT NULL,
    user_id text NOT NULL,
    mail_id text NOT NULL
);

CREATE TABLE request_reservations (
    id text NOT NULL,
    request_id text NOT NULL,
    bytes bigint NOT NULL,
    instance_id text NOT NULL
);

CREATE TABLE requests (
    id text NOT NULL,
    user_id text NOT NULL,
    token text NOT NULL,
    title text NOT NULL,
    text text NOT NULL,
    files_max integer NOT NULL,
    file_bytes_max bigint,
    bytes_max bigint,
    types text NOT NULL,
    album_id text,
    notify integer NOT NULL,
    news_since bigint,
    expires_at bigint,
    password_hash text,
    closed_at bigint,
    files integer NOT NULL,
    bytes bigint NOT NULL,
    created_at bigint NOT NULL
);

CREATE TABLE reservations (
    instance_id text NOT NULL,
    user_id text NOT NULL,
    bytes bigint NOT NULL
);

CREATE TABLE resumable_uploads (
    id text NOT NULL,
    user_id text NOT NULL,
    length bigint,
    offset_bytes bigint NOT NULL,
    metadata text NOT NULL,
    domain_id text,
    storage_key text NOT NULL,
    storage_place text NOT NULL,
    tail_key text,
    upload_id text,
    locked_by text,
    locked_until bigint NOT NULL,
    release_wanted integer NOT NULL,
    created_at bigint NOT NULL,
    last_active_at bigint NOT NULL,
    length_max bigint,
    reserved_bytes bigint,
    options text,
    request_id text
);

CREATE TABLE sessions (
    id text NOT NULL,
    user_id text NOT NULL,
    token_hash text NOT NULL,
    created_at bigint NOT NULL,
    last_used_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    user_agent text DEFAULT ''::text NOT NULL,
    confirmed_until bigint
);

CREATE TABLE settings (
    name text NOT NULL,
    value text NOT NULL,
    updated_at bigint NOT NULL
);

CREATE TABLE short_links (
    id text NOT NULL,
    user_id text NOT NULL,
    slug text NOT NULL,
    domain_id text,
    slug_until bigint,
    custom_slug text,
    custom_space text,
    target text NOT NULL,
    title text NOT NULL,
    search_key text NOT NULL,
    clicks bigint NOT NULL,
    clicks_left bigint,
    expires_at bigint,
    password_hash text,
    created_at bigint NOT NULL
);

CREATE TABLE sign_in_steps (
    token_hash text NOT NULL,
    kind text NOT NULL,
    user_id text,
    data text NOT NULL,
    expires_at bigint NOT NULL
);

CREATE TABLE tags (
    id text NOT NULL,
    user_id text NOT NULL,
    name text NOT NULL,
    name_key text NOT NULL,
    uploads bigint DEFAULT 0 NOT NULL,
    created_at bigint NOT NULL
);

CREATE TABLE tokens (
    id text NOT NULL,
    user_id text NOT NULL,
    name text NOT NULL,
    secret_hash text NOT NULL,
    scopes text NOT NULL,
    cidrs text NOT NULL,
    profile_id text,
    profile_locked integer NOT NULL,
    bytes_per_day bigint,
    bytes_day bigint NOT NULL,
    bytes_used bigint NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint,
    last_used_at bigint,
    last_used_address text NOT NULL,
    import_id text
);

CREATE TABLE totals (
    name text NOT NULL,
    value bigint NOT NULL
);

CREATE TABLE totp (
    user_id text NOT NULL,
    secret text NOT NULL,
    created_at bigint NOT NULL,
    confirmed_at bigint,
    last_step bigint NOT NULL
);

CREATE TABLE trashed_uploads (
    id text NOT NULL,
    user_id text NOT NULL,
    slug text NOT NULL,
    original_name text NOT NULL,
    size bigint NOT NULL,
    mime_type text NOT NULL,
    category text NOT NULL,
    sha256 text NOT NULL,
    storage_key text NOT NULL,
    thumbnail_key text,
    name_key text NOT NULL,
    domain_id text,
    views bigint NOT NULL,
    downloads bigint NOT NULL,
    created_at bigint NOT NULL,
    burn integer DEFAULT 0 NOT NULL,
    trashed_at bigint NOT NULL,
    expires_at bigint,
    downloads_left bigint,
    slug_until bigint,
    content_at bigint,
    width bigint,
    height bigint,
    expiry_mailed_at bigint,
    password_hash text,
    link_kind text,
    link_extension text,
    custom_slug text,
    custom_space text,
    media text,
    preview_key text,
    is_favorite integer DEFAULT 0 NOT NULL
);

CREATE TABLE upload_tags (
    tag_id text NOT NULL,
    upload_id text NOT NULL,
    created_at bigint NOT NULL,
    is_trashed integer DEFAULT 0 NOT NULL,
    upload_category text,
    upload_is_favorite integer,
    upload_expires_at bigint,
    upload_size bigint,
    upload_name_key text
);

CREATE TABLE upload_totals (
    user_id text NOT NULL,
    category text NOT NULL,
    uploads bigint NOT NULL,
    bytes bigint NOT NULL
);

CREATE TABLE uploads (
    id text NOT NULL,
    user_id text NOT NULL,
    slug text NOT NULL,
    original_name text NOT NULL,
    size bigint NOT NULL,
    mime_type text NOT NULL,
    category text NOT NULL,
    sha256 text NOT NULL,
    storage_key text NOT NULL,
    views bigint NOT NULL,
    downloads bigint NOT NULL,
    created_at bigint NOT NULL,
    domain_id text,
    name_key text DEFAULT ''::text NOT NULL,
    thumbnail_key text,
    expires_at bigint,
    downloads_left bigint,
    slug_until bigint,
    content_at bigint,
    width bigint,
    height bigint,
    expiry_mailed_at bigint,
    password_hash text,
    link_kind text,
    link_extension text,
    custom_slug text,
    custom_space text,
    media text,
    preview_key text,
    burn integer DEFAULT 0 NOT NULL,
    is_favorite integer DEFAULT 0 NOT NULL
);

CREATE TABLE users (
    id text NOT NULL,
    username text NOT NULL,
    username_key text NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    password_hash text NOT NULL,
    role text NOT NULL,
    status text NOT NULL,
    token_version integer NOT NULL,
    created_at bigint NOT NULL,
    upload_count bigint DEFAULT 0 NOT NULL,
    storage_bytes bigint DEFAULT 0 NOT NULL,
    reserved_bytes bigint DEFAULT 0 NOT NULL,
    quota_bytes bigint,
    default_domain_id text,
    keep_links integer DEFAULT 0 NOT NULL,
    language text,
    theme text,
    terms_version integer,
    upload_defaults text,
    page_title text,
    page_description text,
    page_colour text,
    mails_expiry integer DEFAULT 0 NOT NULL,
    expiry_mailed_at bigint,
    default_token_off integer DEFAULT 0 NOT NULL,
    gallery integer DEFAULT 0 NOT NULL
);

INSERT INTO locks VALUES ('administrators', 0);

INSERT INTO locks VALUES ('domains', 0);

INSERT INTO locks VALUES ('instances', 0);

INSERT INTO locks VALUES ('settings', 0);

INSERT INTO locks VALUES ('slugs', 0);

INSERT INTO totals VALUES ('users', 0);

INSERT INTO totals VALUES ('pending_users', 0);

INSERT INTO totals VALUES ('domains', 0);

INSERT INTO totals VALUES ('pending_domains', 0);

INSERT INTO totals VALUES ('audit', 0);

ALTER TABLE ONLY album_uploads ADD CONSTRAINT album_uploads_key PRIMARY KEY (album_id, upload_id);

ALTER TABLE ONLY albums ADD CONSTRAINT albums_pkey PRIMARY KEY (id);

ALTER TABLE ONLY albums ADD CONSTRAINT albums_slug_key UNIQUE (slug);

ALTER TABLE ONLY archives ADD CONSTRAINT archives_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY attempts ADD CONSTRAINT attempts_pkey PRIMARY KEY (key);

ALTER TABLE ONLY audit ADD CONSTRAINT audit_pkey PRIMARY KEY (id);

ALTER TABLE ONLY brand_images ADD CONSTRAINT brand_images_pkey PRIMARY KEY (kind);

ALTER TABLE ONLY category_total_shards ADD CONSTRAINT category_total_shards_key PRIMARY KEY (category, shard);

ALTER TABLE ONLY category_totals ADD CONSTRAINT category_totals_pkey PRIMARY KEY (category);

ALTER TABLE ONLY collection_totals ADD CONSTRAINT collection_totals_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY daily_total_shards ADD CONSTRAINT daily_total_shards_key PRIMARY KEY (day, shard);

ALTER TABLE ONLY daily_totals ADD CONSTRAINT daily_totals_key PRIMARY KEY (user_id, day);

ALTER TABLE ONLY domains ADD CONSTRAINT domains_name_key UNIQUE (name);

ALTER TABLE ONLY domains ADD CONSTRAINT domains_pkey PRIMARY KEY (id);

ALTER TABLE ONLY email_changes ADD CONSTRAINT email_changes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY email_changes ADD CONSTRAINT email_changes_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY email_changes ADD CONSTRAINT email_changes_user_id_key UNIQUE (user_id);

ALTER TABLE ONLY ended_links ADD CONSTRAINT ended_links_key PRIMARY KEY (space, slug);

ALTER TABLE ONLY facts ADD CONSTRAINT facts_pkey PRIMARY KEY (name);

ALTER TABLE ONLY filters ADD CONSTRAINT filters_pkey PRIMARY KEY (id);

ALTER TABLE ONLY identities ADD CONSTRAINT identities_pkey PRIMARY KEY (id);

ALTER TABLE ONLY import_rows ADD CONSTRAINT import_rows_key PRIMARY KEY (import_id, kind, origin_key);

ALTER TABLE ONLY import_run_rows ADD CONSTRAINT import_run_rows_key PRIMARY KEY (run_id, phase, number);

ALTER TABLE ONLY import_runs ADD CONSTRAINT import_runs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY import_runs ADD CONSTRAINT import_runs_slot_key UNIQUE (slot);

ALTER TABLE ONLY imports ADD CONSTRAINT imports_origin_key UNIQUE (origin);

ALTER TABLE ONLY imports ADD CONSTRAINT imports_pkey PRIMARY KEY (id);

ALTER TABLE ONLY instances ADD CONSTRAINT instances_pkey PRIMARY KEY (id);

ALTER TABLE ONLY invites ADD CONSTRAINT invites_pkey PRIMARY KEY (id);

ALTER TABLE ONLY invites ADD CONSTRAINT invites_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY jobs ADD CONSTRAINT jobs_pkey PRIMARY KEY (name);

ALTER TABLE ONLY known_networks ADD CONSTRAINT known_networks_key PRIMARY KEY (user_id, network);

ALTER TABLE ONLY legacy_hosts ADD CONSTRAINT legacy_hosts_pkey PRIMARY KEY (name);

ALTER TABLE ONLY legacy_links ADD CONSTRAINT legacy_links_key PRIMARY KEY (host, path);

ALTER TABLE ONLY link_names ADD CONSTRAINT link_names_key PRIMARY KEY (space, slug);

ALTER TABLE ONLY link_totals ADD CONSTRAINT link_totals_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY locks ADD CONSTRAINT locks_pkey PRIMARY KEY (name);

ALTER TABLE ONLY moves ADD CONSTRAINT moves_pkey PRIMARY KEY (role);

ALTER TABLE ONLY objects ADD CONSTRAINT objects_content_key UNIQUE (content);

ALTER TABLE ONLY objects ADD CONSTRAINT objects_pkey PRIMARY KEY (key);

ALTER TABLE ONLY outbox ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);

ALTER TABLE ONLY passkeys ADD CONSTRAINT passkeys_credential_id_key UNIQUE (credential_id);

ALTER TABLE ONLY passkeys ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);

ALTER TABLE ONLY password_resets ADD CONSTRAINT password_resets_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY profiles ADD CONSTRAINT profiles_pkey PRIMARY KEY (id);

ALTER TABLE ONLY quota_reservations ADD CONSTRAINT quota_reservations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY received_uploads ADD CONSTRAINT received_uploads_pkey PRIMARY KEY (upload_id);

ALTER TABLE ONLY recovery_codes ADD CONSTRAINT recovery_codes_of_user PRIMARY KEY (user_id, code_hash);

ALTER TABLE ONLY registration_mails ADD CONSTRAINT registration_mails_pkey PRIMARY KEY (administrator_id);

ALTER TABLE ONLY registration_news ADD CONSTRAINT registration_news_key PRIMARY KEY (administrator_id, user_id);

ALTER TABLE ONLY request_reservations ADD CONSTRAINT request_reservations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY requests ADD CONSTRAINT requests_pkey PRIMARY KEY (id);

ALTER TABLE ONLY requests ADD CONSTRAINT requests_token_key UNIQUE (token);

ALTER TABLE ONLY reservations ADD CONSTRAINT reservations_key PRIMARY KEY (instance_id, user_id);

ALTER TABLE ONLY resumable_uploads ADD CONSTRAINT resumable_uploads_pkey PRIMARY KEY (id);

ALTER TABLE ONLY sessions ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY sessions ADD CONSTRAINT sessions_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY settings ADD CONSTRAINT settings_pkey PRIMARY KEY (name);

ALTER TABLE ONLY short_links ADD CONSTRAINT short_links_pkey PRIMARY KEY (id);

ALTER TABLE ONLY short_links ADD CONSTRAINT short_links_slug_key UNIQUE (slug);

ALTER TABLE ONLY sign_in_steps ADD CONSTRAINT sign_in_steps_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY tags ADD CONSTRAINT tags_pkey PRIMARY KEY (id);

ALTER TABLE ONLY tokens ADD CONSTRAINT tokens_pkey PRIMARY KEY (id);

ALTER TABLE ONLY totals ADD CONSTRAINT totals_pkey PRIMARY KEY (name);

ALTER TABLE ONLY totp ADD CONSTRAINT totp_of_user PRIMARY KEY (user_id);

ALTER TABLE ONLY trashed_uploads ADD CONSTRAINT trashed_uploads_pkey PRIMARY KEY (id);

ALTER TABLE ONLY trashed_uploads ADD CONSTRAINT trashed_uploads_slug_key UNIQUE (slug);

ALTER TABLE ONLY upload_tags ADD CONSTRAINT upload_tags_key PRIMARY KEY (tag_id, upload_id);

ALTER TABLE ONLY upload_totals ADD CONSTRAINT upload_totals_key PRIMARY KEY (user_id, category);

ALTER TABLE ONLY uploads ADD CONSTRAINT uploads_pkey PRIMARY KEY (id);

ALTER TABLE ONLY uploads ADD CONSTRAINT uploads_slug_key UNIQUE (slug);

ALTER TABLE ONLY users ADD CONSTRAINT users_email_key_key UNIQUE (email_key);

ALTER TABLE ONLY users ADD CONSTRAINT users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY users ADD CONSTRAINT users_username_key_key UNIQUE (username_key);

CREATE UNIQUE INDEX album_uploads_by_position ON album_uploads USING btree (album_id, "position");

CREATE INDEX album_uploads_by_upload ON album_uploads USING btree (upload_id, album_id);

CREATE INDEX album_uploads_in_order ON album_uploads USING btree (album_id, is_trashed, "position", upload_id);

CREATE INDEX album_uploads_listed ON album_uploads USING btree (album_id, is_trashed, "position", upload_id, upload_category, upload_is_favorite, upload_expires_at, upload_size, upload_name_key, upload_created_at);

CREATE INDEX albums_by_owner_and_changed_at ON albums USING btree (user_id, changed_at, id);

CREATE INDEX albums_by_owner_and_created_at ON albums USING btree (user_id, created_at, id);

CREATE INDEX albums_by_owner_and_name_key ON albums USING btree (user_id, name_key, id);

CREATE INDEX archives_by_end ON archives USING btree (expires_at);

CREATE INDEX archives_by_owner ON archives USING btree (user_id, expires_at);

CREATE INDEX attempts_by_end ON attempts USING btree (ends_at);

CREATE INDEX audit_by_action_at_id ON audit USING btree (action, at, id);

CREATE INDEX audit_by_at_id ON audit USING btree (at, id);

CREATE INDEX audit_search ON audit USING gin (search_key gin_trgm_ops);

CREATE INDEX domains_by_created_at_id ON domains USING btree (created_at, id);

CREATE INDEX domains_by_next_check_at ON domains USING btree (next_check_at);

CREATE INDEX domains_by_status_created_at_id ON domains USING btree (status, created_at, id);

CREATE INDEX domains_by_user_id_created_at_id ON domains USING btree (user_id, created_at, id);

CREATE INDEX email_changes_by_expires_at ON email_changes USING btree (expires_at);

CREATE INDEX ended_links_by_time ON ended_links USING btree (ended_at);

CREATE UNIQUE INDEX filters_by_owner ON filters USING btree (user_id, name_key);

CREATE INDEX identities_by_owner ON identities USING btree (user_id, created_at, id);

CREATE UNIQUE INDEX identities_by_subject ON identities USING btree (issuer, subject);

CREATE INDEX import_run_rows_by_reason ON import_run_rows USING btree (run_id, phase, reason, number);

CREATE INDEX import_runs_by_time ON import_runs USING btree (created_at, id);

CREATE INDEX invites_by_expires_at ON invites USING btree (expires_at);

CREATE INDEX known_networks_by_age ON known_networks USING btree (seen_at);

CREATE INDEX legacy_links_by_target ON legacy_links USING btree (target_id);

CREATE INDEX link_names_by_end ON link_names USING btree (until) WHERE (until IS NOT NULL);

CREATE INDEX link_names_by_stem ON link_names USING btree (space, stem);

CREATE INDEX link_names_by_upload ON link_names USING btree (upload_id);

CREATE INDEX objects_without_crc32 ON objects USING btree (key) WHERE (crc32 IS NULL);

CREATE INDEX outbox_by_next_attempt_at_id ON outbox USING btree (next_attempt_at, id);

CREATE INDEX passkeys_by_owner ON passkeys USING btree (user_id, created_at, id);

CREATE INDEX password_resets_by_expires_at ON password_resets USING btree (expires_at);

CREATE INDEX password_resets_by_user_id ON password_resets USING btree (user_id);

CREATE UNIQUE INDEX profiles_by_owner ON profiles USING btree (user_id, name_key);

CREATE INDEX quota_reservations_by_instance_id ON quota_reservations USING btree (instance_id);

CREATE INDEX quota_reservations_by_user_id ON quota_reservations USING btree (user_id);

CREATE INDEX received_uploads_by_request ON received_uploads USING btree (request_id, received_at, upload_id);

CREATE INDEX registration_news_by_user ON registration_news USING btree (user_id);

CREATE INDEX request_reservations_by_instance_id ON request_reservations USING btree (instance_id);

CREATE INDEX request_reservations_by_request_id ON request_reservations USING btree (request_id);

CREATE INDEX requests_by_owner ON requests USING btree (user_id, created_at, id);

CREATE INDEX requests_with_news ON requests USING btree (news_since) WHERE (news_since IS NOT NULL);

CREATE INDEX reservations_by_user ON reservations USING btree (user_id);

CREATE INDEX resumable_uploads_by_last_active_at ON resumable_uploads USING btree (last_active_at);

CREATE INDEX resumable_uploads_by_locked_by ON resumable_uploads USING btree (locked_by);

CREATE INDEX resumable_uploads_by_request ON resumable_uploads USING btree (request_id) WHERE (request_id IS NOT NULL);

CREATE INDEX resumable_uploads_by_storage_key ON resumable_uploads USING btree (storage_key);

CREATE INDEX resumable_uploads_by_tail_key ON resumable_uploads USING btree (tail_key);

CREATE INDEX resumable_uploads_by_user_id ON resumable_uploads USING btree (user_id);

CREATE INDEX resumable_uploads_open_by_user_id ON resumable_uploads USING btree (user_id) WHERE (upload_id IS NULL);

CREATE INDEX sessions_by_expiry ON sessions USING btree (expires_at);

CREATE INDEX sessions_by_user ON sessions USING btree (user_id);

CREATE INDEX short_links_by_clicks ON short_links USING btree (clicks, id);

CREATE INDEX short_links_by_domain ON short_links USING btree (domain_id) WHERE (domain_id IS NOT NULL);

CREATE INDEX short_links_by_expiry ON short_links USING btree (expires_at) WHERE (expires_at IS NOT NULL);

CREATE INDEX short_links_by_owner ON short_links USING btree (user_id, created_at, id);

CREATE INDEX short_links_by_owner_clicks ON short_links USING btree (user_id, clicks, id);

CREATE INDEX short_links_by_time ON short_links USING btree (created_at, id);

CREATE INDEX sign_in_steps_by_end ON sign_in_steps USING btree (expires_at);

CREATE INDEX sign_in_steps_by_user ON sign_in_steps USING btree (user_id);

CREATE UNIQUE INDEX tags_by_owner ON tags USING btree (user_id, name_key);

CREATE INDEX tokens_by_owner ON tokens USING btree (user_id, created_at, id);

CREATE INDEX tokens_by_profile ON tokens USING btree (profile_id) WHERE (profile_id IS NOT NULL);

CREATE UNIQUE INDEX tokens_imported ON tokens USING btree (secret_hash) WHERE (import_id IS NOT NULL);

CREATE INDEX trashed_uploads_by_domain_id ON trashed_uploads USING btree (domain_id);

CREATE INDEX trashed_uploads_by_expiry ON trashed_uploads USING btree (expires_at) WHERE (expires_at IS NOT NULL);

CREATE INDEX trashed_uploads_by_preview_key ON trashed_uploads USING btree (preview_key);

CREATE INDEX trashed_uploads_by_storage_key ON trashed_uploads USING btree (storage_key);

CREATE INDEX trashed_uploads_by_thumbnail_key ON trashed_uploads USING btree (thumbnail_key);

CREATE INDEX trashed_uploads_by_trashed_at ON trashed_uploads USING btree (trashed_at, id, category, name_key, user_id);

CREATE INDEX trashed_uploads_by_user_id ON trashed_uploads USING btree (user_id, trashed_at, id, category, name_key);

CREATE INDEX upload_tags_by_time ON upload_tags USING btree (tag_id, is_trashed, created_at, upload_id);

CREATE INDEX upload_tags_by_upload ON upload_tags USING btree (upload_id, tag_id);

CREATE INDEX upload_tags_listed ON upload_tags USING btree (tag_id, is_trashed, created_at, upload_id, upload_category, upload_is_favorite, upload_expires_at, upload_size, upload_name_key);

CREATE INDEX uploads_by_category_created_at_id ON uploads USING btree (category, created_at, id);

CREATE INDEX uploads_by_category_name_key_id ON uploads USING btree (category, name_key, id);

CREATE INDEX uploads_by_category_size_id ON uploads USING btree (category, size, id);

CREATE INDEX uploads_by_created_at_id ON uploads USING btree (created_at, id);

CREATE INDEX uploads_by_domain_id ON uploads USING btree (domain_id);

CREATE INDEX uploads_by_expiry ON uploads USING btree (expires_at) WHERE (expires_at IS NOT NULL);

CREATE INDEX uploads_by_name_key_id ON uploads USING btree (name_key, id);

CREATE INDEX uploads_by_owner ON uploads USING btree (user_id, created_at, id);

CREATE INDEX uploads_by_owner_and_category ON uploads USING btree (user_id, category, created_at, id);

CREATE INDEX uploads_by_owner_favorite ON uploads USING btree (user_id, created_at, id, category, name_key, expires_at) WHERE (is_favorite = 1);

CREATE INDEX uploads_by_owner_searched ON uploads USING btree (user_id, created_at, id, category, name_key);

CREATE INDEX uploads_by_owner_with_expiry ON uploads USING btree (user_id, created_at, id, category, name_key, expires_at) WHERE (expires_at IS NOT NULL);

CREATE INDEX uploads_by_preview ON uploads USING btree (preview_key) WHERE (preview_key IS NOT NULL);

CREATE INDEX uploads_by_size_id ON uploads USING btree (size, id);

CREATE INDEX uploads_by_storage_key ON uploads USING btree (storage_key);

CREATE INDEX uploads_by_thumbnail ON uploads USING btree (thumbnail_key) WHERE (thumbnail_key IS NOT NULL);

CREATE INDEX uploads_by_user_id_name_key_id_category ON uploads USING btree (user_id, name_key, id, category);

CREATE INDEX uploads_by_user_id_size_id_category ON uploads USING btree (user_id, size, id, category);

CREATE INDEX uploads_favorite ON uploads USING btree (created_at, id, category, name_key, user_id, expires_at) WHERE (is_favorite = 1);

CREATE INDEX uploads_search ON uploads USING gin (name_key gin_trgm_ops);

CREATE INDEX uploads_with_expiry ON uploads USING btree (created_at, id, category, name_key, user_id, expires_at) WHERE (expires_at IS NOT NULL);

CREATE INDEX users_by_created_at_id ON users USING btree (created_at, id);

CREATE INDEX users_by_default_domain_id ON users USING btree (default_domain_id);

CREATE INDEX users_by_role ON users USING btree (role);

CREATE INDEX users_by_status ON users USING btree (status, created_at, id);

CREATE INDEX users_by_storage_bytes_id ON users USING btree (storage_bytes, id);

CREATE INDEX users_by_upload_count_id_username_key ON users USING btree (upload_count, id, username_key);

CREATE INDEX users_by_username_key_id ON users USING btree (username_key, id);

CREATE INDEX users_with_expiry_mails ON users USING btree (id) WHERE (mails_expiry = 1);

CREATE TRIGGER album_uploads_listed BEFORE INSERT ON album_uploads FOR EACH ROW WHEN ((new.upload_name_key IS NULL)) EXECUTE FUNCTION album_uploads_listed();

CREATE TRIGGER upload_tags_listed BEFORE INSERT ON upload_tags FOR EACH ROW WHEN ((new.upload_name_key IS NULL)) EXECUTE FUNCTION upload_tags_listed();

CREATE CONSTRAINT TRIGGER uploads_listed AFTER UPDATE OF category, is_favorite, expires_at, size, name_key ON uploads DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((((((old.category IS DISTINCT FROM new.category) OR (old.is_favorite IS DISTINCT FROM new.is_favorite)) OR (old.expires_at IS DISTINCT FROM new.expires_at)) OR (old.size IS DISTINCT FROM new.size)) OR (old.name_key IS DISTINCT FROM new.name_key))) EXECUTE FUNCTION uploads_listed();

ALTER TABLE ONLY album_uploads ADD CONSTRAINT album_uploads_album_id_fkey FOREIGN KEY (album_id) REFERENCES albums(id) ON DELETE CASCADE;

ALTER TABLE ONLY albums ADD CONSTRAINT albums_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY archives ADD CONSTRAINT archives_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY collection_totals ADD CONSTRAINT collection_totals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY domains ADD CONSTRAINT domains_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY email_changes ADD CONSTRAINT email_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY filters ADD CONSTRAINT filters_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY identities ADD CONSTRAINT identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY import_rows ADD CONSTRAINT import_rows_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE;

ALTER TABLE ONLY import_run_rows ADD CONSTRAINT import_run_rows_run_id_fkey FOREIGN KEY (run_id) REFERENCES import_runs(id) ON DELETE CASCADE;

ALTER TABLE ONLY known_networks ADD CONSTRAINT known_networks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY link_totals ADD CONSTRAINT link_totals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY passkeys ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY password_resets ADD CONSTRAINT password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY profiles ADD CONSTRAINT profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY quota_reservations ADD CONSTRAINT quota_reservations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY received_uploads ADD CONSTRAINT received_uploads_request_id_fkey FOREIGN KEY (request_id) REFERENCES requests(id) ON DELETE SET NULL;

ALTER TABLE ONLY recovery_codes ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY registration_mails ADD CONSTRAINT registration_mails_administrator_id_fkey FOREIGN KEY (administrator_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY registration_news ADD CONSTRAINT registration_news_administrator_id_fkey FOREIGN KEY (administrator_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY registration_news ADD CONSTRAINT registration_news_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY request_reservations ADD CONSTRAINT request_reservations_request_id_fkey FOREIGN KEY (request_id) REFERENCES requests(id) ON DELETE CASCADE;

ALTER TABLE ONLY requests ADD CONSTRAINT requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY reservations ADD CONSTRAINT reservations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY resumable_uploads ADD CONSTRAINT resumable_uploads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY sessions ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY short_links ADD CONSTRAINT short_links_domain_id_fkey FOREIGN KEY (domain_id) REFERENCES domains(id) ON DELETE SET NULL;

ALTER TABLE ONLY short_links ADD CONSTRAINT short_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY sign_in_steps ADD CONSTRAINT sign_in_steps_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY tags ADD CONSTRAINT tags_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY tokens ADD CONSTRAINT tokens_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id) ON DELETE SET NULL;

ALTER TABLE ONLY tokens ADD CONSTRAINT tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY totp ADD CONSTRAINT totp_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY trashed_uploads ADD CONSTRAINT trashed_uploads_domain_id_fkey FOREIGN KEY (domain_id) REFERENCES domains(id) ON DELETE SET NULL;

ALTER TABLE ONLY trashed_uploads ADD CONSTRAINT trashed_uploads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY upload_tags ADD CONSTRAINT upload_tags_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES tags(id) ON DELETE CASCADE;

ALTER TABLE ONLY upload_totals ADD CONSTRAINT upload_totals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY uploads ADD CONSTRAINT uploads_domain_id_fkey FOREIGN KEY (domain_id) REFERENCES domains(id) ON DELETE SET NULL;

ALTER TABLE ONLY uploads ADD CONSTRAINT uploads_storage_key_fkey FOREIGN KEY (storage_key) REFERENCES objects(key);

ALTER TABLE ONLY uploads ADD CONSTRAINT uploads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY users ADD CONSTRAINT users_default_domain_id_fkey FOREIGN KEY (default_domain_id) REFERENCES domains(id) ON DELETE SET NULL;
