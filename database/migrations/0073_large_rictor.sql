CREATE TABLE "message_figure" (
	"brand" text NOT NULL,
	"template" text NOT NULL,
	"channel" text NOT NULL,
	"day" date NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"bounced" integer DEFAULT 0 NOT NULL,
	"dropped" integer DEFAULT 0 NOT NULL,
	"stopped" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "message_figure_brand_day_template_channel_pk" PRIMARY KEY("brand","day","template","channel")
);
--> statement-breakpoint
CREATE TABLE "message_pause" (
	"brand" text NOT NULL,
	"template" text NOT NULL,
	"reason" text NOT NULL,
	"actor" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_pause_brand_template_pk" PRIMARY KEY("brand","template")
);
