CREATE TABLE "returnable_event" (
	"client_id" uuid NOT NULL,
	"number" text NOT NULL,
	"out_since" date NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"data" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "returnable_event_client_id_number_out_since_key_pk" PRIMARY KEY("client_id","number","out_since","key"),
	CONSTRAINT "returnable_event_kind_known" CHECK ("returnable_event"."kind" in ('asked', 'at_door', 'taken', 'failed', 'due_soon', 'overdue', 'lost', 'disputed', 'waived'))
);
--> statement-breakpoint
CREATE TABLE "silenced_phone" (
	"brand" text NOT NULL,
	"phone" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "silenced_phone_brand_phone_pk" PRIMARY KEY("brand","phone")
);
--> statement-breakpoint
CREATE TABLE "delivery_route" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"delivery_date" date NOT NULL,
	"kitchen" text NOT NULL,
	"number" smallint NOT NULL,
	"leaves_minute" smallint NOT NULL,
	"driver_id" uuid,
	"started_at" timestamp with time zone,
	"lat" double precision,
	"lon" double precision,
	"position_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "route_stop" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"route_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"delivery_date" date NOT NULL,
	"kitchen" text NOT NULL,
	"place" smallint NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"start_hour" smallint NOT NULL,
	"end_hour" smallint NOT NULL,
	"planned_minute" smallint NOT NULL,
	"state" text NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "route_stop_client_id_id_pk" PRIMARY KEY("client_id","id"),
	CONSTRAINT "route_stop_kind_known" CHECK ("route_stop"."kind" in ('delivery', 'pickup')),
	CONSTRAINT "route_stop_state_known" CHECK ("route_stop"."state" in ('planned', 'arrived', 'failed', 'done', 'removed'))
);
--> statement-breakpoint
CREATE TABLE "stop_action" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"stop_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"actor" uuid NOT NULL,
	"lat" double precision,
	"lon" double precision,
	"data" jsonb NOT NULL,
	"photo" "bytea",
	CONSTRAINT "stop_action_client_id_id_pk" PRIMARY KEY("client_id","id"),
	CONSTRAINT "stop_action_kind_known" CHECK ("stop_action"."kind" in ('arrived', 'done', 'failed', 'bags', 'photo'))
);
--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "is_driver" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "report" text;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "reported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "batch" ADD COLUMN "routed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "batch" ADD COLUMN "routes_seen_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_route_number" ON "delivery_route" USING btree ("brand","delivery_date","kitchen","number");--> statement-breakpoint
CREATE INDEX "delivery_route_driver" ON "delivery_route" USING btree ("driver_id","delivery_date") WHERE "delivery_route"."driver_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "route_stop_subject" ON "route_stop" USING btree ("client_id","subject_id");--> statement-breakpoint
CREATE INDEX "route_stop_route" ON "route_stop" USING btree ("route_id","place");--> statement-breakpoint
CREATE INDEX "route_stop_day" ON "route_stop" USING btree ("brand","delivery_date","kitchen");--> statement-breakpoint
CREATE INDEX "stop_action_stop" ON "stop_action" USING btree ("client_id","stop_id");