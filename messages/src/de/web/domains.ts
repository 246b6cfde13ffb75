import type { domains as source } from '../../en/web/domains.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('de');

// „A- und AAAA-Einträge“
const typesOf = (types: readonly string[]) => types.map((type) => `${type}-`).join(' und ');

export const domains: typeof source = {
  page: 'Domains',
  aboutApproval: 'Zur Freigabe',
  approvalText:
    'Jede Domain muss von einem Administrator freigegeben werden, bevor sie benutzt werden kann. Danach können deine Links sie verwenden, und sie hat eine eigene ShareX-Konfiguration.',
  list: {
    title: 'Deine Domains',
    failed: 'Deine Domains können nicht gezeigt werden',
    empty: 'Noch keine Domains',
    emptyText:
      'Frage eine Subdomain dieses Servers an oder bringe eine eigene Domain mit, und deine Links können sie verwenden.',
    loading: 'Deine Domains werden geladen',
  },
  card: {
    domainAdded: ({ date }) => `Domain, hinzugefügt ${date}`,
    subdomainAdded: ({ date }) => `Subdomain, hinzugefügt ${date}`,
    remove: ({ domain }) => `${isolate(domain)} entfernen`,
    reason: 'Begründung:',
    rejected: ({ label, reason }) => `${label} ${isolate(reason)}`,
    rejectedWithout: ({ label }) => `${label} Der Administrator hat keine angegeben.`,
    openNamed: ({ domain }) => `${isolate(domain)} öffnen`,
  },
  defaults: {
    label: 'Standard für neue Uploads',
    on: ({ domain }) => `Neue Uploads bekommen Links auf ${isolate(domain)}.`,
    off: 'Neue Uploads bekommen wieder Links auf diesen Server.',
    linksOn: 'Links neuer Uploads auf',
    link: 'Standardlink',
    linkOn: ({ domain }) => `Standardlink (${isolate(domain)})`,
  },
  options: {
    title: 'Optionen',
    redirect: 'Startseite führt zu',
    redirectHint: 'Wenn das leer ist, sagt sie nur, dass hier Dateien liegen.',
    redirectSaved: 'Startseite gespeichert.',
    moveFiles: 'Alle Dateien auf eine andere Domain umziehen',
  },
  move: {
    title: 'Dateien umziehen',
    text: ({ domain }) =>
      `Alle Dateien auf ${isolate(domain)} bekommen neue Links auf der gewählten Adresse. Ihre alten Links funktionieren weiter, solange ${isolate(domain)} es tut.`,
    target: 'Neue Adresse',
    thisServer: 'Dieser Server',
    thisServerAt: ({ host }) => `Dieser Server (${isolate(host)})`,
    nothingMoved: 'Auf dieser Domain gibt es keine Dateien.',
    moved: ({ count }) =>
      plural(count, {
        one: '# Datei umgezogen; frühere Links funktionieren weiter.',
        other: '# Dateien umgezogen; frühere Links funktionieren weiter.',
      }),
    failed: 'Die Dateien konnten nicht umgezogen werden',
  },
  remove: {
    title: 'Domain entfernen',
    confirm: 'Entfernen',
    question: ({ domain }) => `Möchtest du ${isolate(domain)} wirklich entfernen?`,
    outcome:
      'Links darauf funktionieren sofort nicht mehr. Deine Dateien bleiben und bekommen den Standardlink. Um die Domain wieder zu verwenden, muss sie neu angefragt und freigegeben werden.',
    removed: 'Domain entfernt.',
    failed: 'Die Domain konnte nicht entfernt werden',
  },
  add: {
    title: 'Domain hinzufügen',
    submit: 'Domain hinzufügen',
    type: 'Art',
    types: { subdomain: 'Subdomain', domain: 'Domain' },
    names: { subdomain: 'Name der Subdomain', domain: 'Name der Domain' },
    subdomainExample: 'meinname',
    base: 'Basisdomain',
    subdomainNeeded: 'Der Name der Subdomain fehlt',
    baseNeeded: 'Die Basisdomain fehlt',
    domainNeeded: 'Der Name der Domain fehlt',
    requested: 'Domain angefragt! Sie wartet auf die Freigabe.',
  },
  check: {
    label: 'Jetzt prüfen',
    named: ({ domain }) => `Jetzt prüfen: ${isolate(domain)}`,
    checked: ({ domain }) => `${isolate(domain)} wurde gerade geprüft.`,
  },
  records: {
    title: 'DNS-Einträge',
    prove: 'Weise mit einem TXT-Eintrag nach, dass die Domain dir gehört.',
    name: 'Name',
    copyTxtName: 'Namen des TXT-Eintrags kopieren',
    copyTxtValue: 'Wert des TXT-Eintrags kopieren',
    copyName: 'Domainnamen kopieren',
    copyValue: ({ type, value }) => `Wert des ${type}-Eintrags ${isolate(value)} kopieren`,
    hint: 'Namen sind vollständig angegeben; manche Anbieter wollen nur den Teil vor der Domain, die du dort verwaltest. Neue Einträge sind manchmal erst nach einer Weile überall zu sehen.',
    copied: 'DNS-Eintrag in die Zwischenablage kopiert!',
    failedToCopy: 'Der DNS-Eintrag konnte nicht kopiert werden',
  },
  pointing: {
    addresses: ({ types, count }) =>
      plural(count, {
        one: `Leite sie mit einem ${typesOf(types)}Eintrag hierher.`,
        other: `Leite sie mit ${typesOf(types)}Einträgen hierher.`,
      }),
    nameOrAddresses: ({ types, count }) =>
      plural(count, {
        one: `Leite sie entweder allein mit dem CNAME-Eintrag oder mit einem ${typesOf(types)}Eintrag hierher. Ein Name, wie er registriert wurde, ohne etwas davor, kann keinen CNAME haben.`,
        other: `Leite sie entweder allein mit dem CNAME-Eintrag oder mit ${typesOf(types)}Einträgen hierher. Ein Name, wie er registriert wurde, ohne etwas davor, kann keinen CNAME haben.`,
      }),
    alias: ({ target }) =>
      `Leite sie mit einem ALIAS-Eintrag hierher, den manche Anbieter ANAME oder CNAME-Flattening nennen; wo es keinen gibt, mit A- und AAAA-Einträgen mit den Adressen von ${isolate(target)}.`,
    name: ({ target }) =>
      `Leite sie mit einem CNAME-Eintrag hierher. Ein Name, wie er registriert wurde, ohne etwas davor, kann keinen haben: Er braucht einen ALIAS-Eintrag oder A- und AAAA-Einträge mit den Adressen von ${isolate(target)}.`,
  },
  steps: {
    rejected:
      'Ein Administrator hat diese Domain abgelehnt. Um noch einmal zu fragen, entferne sie und füge sie neu hinzu.',
    disabled: ({ time }) =>
      `Abgeschaltet seit ${time}, weil ihre Einträge 7 Tage lang falsch waren. Sie kommt von selbst zurück, sobald sie stimmen; bis dahin haben ihre Dateien den Standardlink.`,
    live: 'In Betrieb. Links darauf funktionieren über HTTPS.',
    subdomainPending:
      'Wartet auf die Freigabe durch einen Administrator. Du musst nichts einrichten.',
    subdomainChecking: 'Freigegeben. Es wird geprüft, ob sie hierher führt.',
    subdomainWaiting:
      'Freigegeben. Sie über HTTPS hierher zu leiten, ist Sache des Administrators; danach funktionieren Links darauf.',
    pointPending:
      'Die Domain gehört dir. Als Nächstes: Leite sie hierher. Ein Administrator muss sie außerdem freigeben.',
    pointApproved:
      'Die Domain gehört dir. Als Nächstes: Leite sie hierher. Bis dahin funktionieren Links darauf nicht.',
    approvalPending: 'Deine Einträge stimmen. Wartet auf die Freigabe durch einen Administrator.',
    waitingForHttps: 'Wartet auf HTTPS. Das Zertifikat ist meist innerhalb einer Minute da.',
    putRecordBack:
      'Trage den TXT-Eintrag wieder ein: Ohne ihn wird die Domain nach 7 Tagen abgeschaltet.',
    addRecordPending:
      'Als Nächstes: Trage den TXT-Eintrag ein, der nachweist, dass die Domain dir gehört. Ein Administrator muss sie außerdem freigeben.',
    addRecordApproved:
      'Als Nächstes: Trage den TXT-Eintrag ein, der nachweist, dass die Domain dir gehört. Sie ist freigegeben und geht in Betrieb, sobald der Eintrag zu sehen ist.',
  },
};
