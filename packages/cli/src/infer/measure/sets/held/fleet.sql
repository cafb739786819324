CREATE TYPE fuel AS ENUM ('petrol','diesel','electric');
CREATE TABLE IF NOT EXISTS fleet.maintenance_order (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    order_no character varying(30) NOT NULL UNIQUE,
    vehicle_id uuid NOT NULL REFERENCES fleet.vehicle(id),
    plate_number text NOT NULL,
    fuel_type fuel,
    odometer_km integer CHECK (odometer_km >= 0),
    priority text DEFAULT 'normal' CHECK (priority IN ('low','normal','high')),
    scheduled_on date,
    started_at timestamp with time zone,
    finished_at timestamptz,
    labor_hours numeric(6,2),
    labor_cost numeric(12,2),
    parts_cost numeric(12,2),
    under_warranty boolean NOT NULL DEFAULT false,
    mechanic varchar(60),
    workshop varchar(100),
    invoice_file text,
    findings text,
    status varchar(20) NOT NULL DEFAULT 'open',
    updated_at timestamptz
);
COMMENT ON TABLE fleet.maintenance_order IS 'Maintenance order';
COMMENT ON COLUMN fleet.maintenance_order.findings IS 'What was found';
