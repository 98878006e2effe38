CREATE TABLE "unknown_dispute" (
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"evidence_due_at" timestamp with time zone,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "unknown_dispute_provider_reference_pk" PRIMARY KEY("provider","reference")
);
