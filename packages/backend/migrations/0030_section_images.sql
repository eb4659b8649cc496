-- What staff upload. Named by what is in it, so that an address never changes its meaning.
create table pictures (
  hash text primary key,
  uploaded_by text not null,
  uploaded_at timestamptz(3) not null
);

-- A picture in each width that pages use; the hash of the widest is the picture's own.
create table picture_files (
  picture_hash text not null references pictures (hash) on delete cascade,
  width integer not null,
  height integer not null,
  hash text not null,
  bytes bytea not null,
  primary key (picture_hash, width)
);
create index picture_files_by_hash on picture_files (hash);

-- Every version that a section has shown; the newest is what it shows. Without a picture it is the site's own drawing.
create table section_images (
  id uuid primary key,
  section text not null check (section in ('problem', 'solution')),
  picture_hash text references pictures (hash),
  alternative_text text,
  focus_x smallint not null check (focus_x between 0 and 100),
  focus_y smallint not null check (focus_y between 0 and 100),
  changed_by text not null,
  changed_at timestamptz(3) not null,
  check (picture_hash is null or alternative_text <> '')
);
create index section_images_newest on section_images (section, id desc);
create index section_images_by_picture on section_images (picture_hash);
create trigger section_images_are_append_only before update or delete on section_images
  for each row execute function refuse_change();

-- One row. Servers poll it, and render pages again when it has changed.
create table content_version (
  only_row boolean primary key default true check (only_row),
  version integer not null
);
insert into content_version (version) values (0);
