import type { Domain } from '@perch/contract/domains';

import { formatList } from '../../../format/formats.ts';
import { m } from '../../../language/messages.ts';

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
  const advice = m.domains.pointing;
  if (addresses.length > 0) {
    const types = formatList([...new Set(addresses.map(({ type }) => type))]);
    const count = addresses.length;
    if (target === undefined || isRegistered) {
      return { advice: advice.addresses({ types, count }), records: addresses };
    }
    return {
      advice: advice.nameOrAddresses({ types, count }),
      records: [{ type: 'CNAME', value: target }, ...addresses],
    };
  }
  if (target === undefined) return { advice: '', records: [] };
  if (isRegistered) {
    return { advice: advice.alias({ target }), records: [{ type: 'ALIAS', value: target }] };
  }
  return { advice: advice.name({ target }), records: [{ type: 'CNAME', value: target }] };
}

const isAddress = (value: string) => value.includes(':') || /^\d+(\.\d+){3}$/.test(value);

function addressRecord(value: string): PointingRecord {
  return { type: value.includes(':') ? 'AAAA' : 'A', value };
}
