interface CephPlace {
  folder: string;
  id: string;
  ports: { monitor: number; gateway: number };
  /** memstore or bluestore. */
  store: string;
}

/** ceph.conf of a cluster of one disk without copies, which has few objects to make when it starts. */
export const cephSettings = ({ folder, id, ports, store }: CephPlace) => `[global]
fsid = ${id}
mon initial members = a
mon host = [v2:127.0.0.1:${ports.monitor}/0]
ms bind msgr1 = false
ms bind msgr2 = true
public addr = 127.0.0.1
cluster addr = 127.0.0.1
auth cluster required = cephx
auth service required = cephx
auth client required = cephx
keyring = ${folder}/keyring
run dir = ${folder}/run
crash dir = ${folder}/crash
admin socket = ${folder}/run/$name.asok
log file = ${folder}/$name.log
mon cluster log file = ${folder}/cluster.log
pid file =
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pgp num = 4
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon warn on pool no redundancy = false
mon allow pool delete = true
mon max pg per osd = 1000
[mon]
# Changes of the map are published at once instead of every second.
paxos propose interval = 0.05
paxos min wait = 0.01
mon data = ${folder}/mon/$id
mon data avail crit = 1
mon data avail warn = 2
[osd]
osd data = ${folder}/osd/$id
osd journal =
osd objectstore = ${store}
memstore device bytes = 4294967296
bluestore block create = true
bluestore block size = 21474836480
bluestore block db create = false
bluestore block wal create = false
bluestore cache autotune = false
bluestore cache size = 134217728
osd class update on start = true
osd crush update on start = true
[client]
rgw data = ${folder}/rgw
rgw frontends = beast endpoint=127.0.0.1:${ports.gateway} tcp_nodelay=1
rgw enable usage log = false
rgw enable ops log = false
rgw rados pool pg num min = 4
rgw dns name = localhost
rgw num control oids = 1
rgw gc max objs = 1
rgw lc max objs = 1
rgw objexp hints num shards = 1
rgw reshard num logs = 1
rgw md log max shards = 1
rgw data log num shards = 1
rgw usage max shards = 1
rgw override bucket index max shards = 1
rgw run sync thread = false
# Space of deleted objects is freed after a minute instead of two hours.
rgw gc obj min wait = 60
rgw gc processor period = 60
rgw gc processor max time = 60
rgw thread pool size = 32
`;
