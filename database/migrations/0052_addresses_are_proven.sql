ALTER TABLE "email_change" ADD COLUMN "stop_hashes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "client_email" ADD COLUMN "proven_at" timestamp with time zone;--> statement-breakpoint
-- What was proven so far: by a provider that vouches for the very address, by a reset link, or by the link of a change; and the address
-- has not been another one since.
UPDATE "client_email" e SET "proven_at" = coalesce(
  (SELECT min(v."at") FROM "client_event" v
    WHERE v."client_id" = e."client_id"
      AND (v."kind" = 'password_reset' OR v."kind" = 'email_changed' AND v."data" ->> 'to' = e."email")
      AND NOT EXISTS (SELECT 1 FROM "client_event" later
        WHERE later."client_id" = e."client_id" AND later."id" > v."id"
          AND (later."kind" = 'registration_corrected' AND later."data" -> 'before' ->> 'email' <> e."email"
            OR later."kind" = 'email_changed' AND later."data" ->> 'to' <> e."email"))),
  (SELECT min(coalesce(p."linked_at", now())) FROM "client_provider" p
    WHERE p."client_id" = e."client_id" AND lower(p."email") = e."email"));
