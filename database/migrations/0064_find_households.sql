-- Words are alike by the letters they have in common. pg_trgm comes with PostgreSQL, and the owner of a database may add it.
CREATE EXTENSION IF NOT EXISTS "pg_trgm";--> statement-breakpoint
CREATE TABLE "household_note" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"words" text NOT NULL,
	"actor" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "household_note_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "known_word" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "known_word_alike" ON "known_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
-- A name or an address as foldText (domain/text.ts) prepares what is typed: small letters, no accents, a space for each sign.
CREATE FUNCTION "folded"("said" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN translate(replace(replace(replace(replace(lower("said"), 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'),
		'àáâãäåāçćčèéêëēėęìíîïīñńòóôõöøōśšùúûüūýÿžźżłÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝŸ''’‘-–.,@_/()#+"&',
		'aaaaaaaccceeeeeeeiiiiinnooooooossuuuuuyyzzzlaaaaaaceeeeiiiinoooooouuuuyy                ');--> statement-breakpoint
CREATE FUNCTION "words_in"("said" text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN array_remove(string_to_array(folded("said"), ' '), '');--> statement-breakpoint
-- A word longer than this is nobody's name, and would not fit into an index.
CREATE FUNCTION "found_words"("said" text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN array_to_tsvector(words_in(left("said", 400)));--> statement-breakpoint
CREATE FUNCTION "know_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'client' THEN
		INSERT INTO known_word SELECT DISTINCT w FROM added, unnest(words_in(first_name || ' ' || last_name)) w
			WHERE length(w) BETWEEN 3 AND 60 AND w !~ '\d' ORDER BY w ON CONFLICT DO NOTHING;
	ELSE
		INSERT INTO known_word SELECT DISTINCT w FROM added, unnest(words_in(address || ' ' || city)) w
			WHERE length(w) BETWEEN 3 AND 60 AND w !~ '\d' ORDER BY w ON CONFLICT DO NOTHING;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "client_words_added" AFTER INSERT ON "client" REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION "know_words"();--> statement-breakpoint
CREATE TRIGGER "client_words_changed" AFTER UPDATE ON "client" REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION "know_words"();--> statement-breakpoint
CREATE TRIGGER "delivery_address_words_added" AFTER INSERT ON "delivery_address" REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION "know_words"();--> statement-breakpoint
CREATE TRIGGER "delivery_address_words_changed" AFTER UPDATE ON "delivery_address" REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION "know_words"();
