import type { Domain } from '@perch/contract/domains';

export interface PointingRecord {
  type: 'A' | 'AAAA' | 'CNAME' | 'ALIAS';
  value: string;
}

export interface PointingRecords {
  /** Which of the records to create, for the user. */
  advice: string;
  records: PointingRecord[];
}

/** The DNS records that point a domain at this server; an apex domain cannot have a CNAME. */
export function pointingRecords({ domain, verification: { pointTo } }: Domain): PointingRecords {
  const addresses = pointTo.filter(isAddress).map(addressRecord);
  const target = pointTo.find((value) => !isAddress(value));
  const isRegistered = domain.split('.').length === 2;
  if (addresses.length > 0) {
    if (target === undefined || isRegistered) {
      return { advice: `Point it here with ${listOf(addresses)}.`, records: addresses };
    }
    return {
      advice:
        `Point it here with either the CNAME record alone or ${listOf(addresses)}. ` +
        'A name as it was registered, with nothing before it, cannot have a CNAME.',
      records: [{ type: 'CNAME', value: target }, ...addresses],
    };
  }
  if (target === undefined) return { advice: '', records: [] };
  const otherwise = `A and AAAA records with the addresses of ${target}`;
  if (isRegistered) {
    return {
      advice:
        'Point it here with an ALIAS record, which some providers call ANAME or a flattened CNAME; ' +
        `where there is none, with ${otherwise}.`,
      records: [{ type: 'ALIAS', value: target }],
    };
  }
  return {
    advice:
      'Point it here with a CNAME record. A name as it was registered, with nothing before it, ' +
      `cannot have one: it takes an ALIAS record, or ${otherwise}.`,
    records: [{ type: 'CNAME', value: target }],
  };
}

const isAddress = (value: string) => value.includes(':') || /^\d+(\.\d+){3}$/.test(value);

function addressRecord(value: string): PointingRecord {
  return { type: value.includes(':') ? 'AAAA' : 'A', value };
}

/** `an A record`, `A and AAAA records`. */
function listOf(addresses: readonly PointingRecord[]): string {
  const types = [...new Set(addresses.map(({ type }) => type))];
  return addresses.length === 1 ? `an ${types[0]} record` : `${types.join(' and ')} records`;
}
