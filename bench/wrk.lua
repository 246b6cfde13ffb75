-- What wrk is told by its environment: see wrk.ts.
local address = os.getenv('BENCH_ADDRESS')
if address then
  -- The name in the URL stays the requested one; only the connections go elsewhere.
  wrk.resolve = function()
    wrk.addrs = wrk.lookup(address, os.getenv('BENCH_PORT'))
  end
end

local method = os.getenv('BENCH_METHOD')
if method then
  local before, after = os.getenv('BENCH_BEFORE'), os.getenv('BENCH_AFTER')
  local run, path = os.getenv('BENCH_RUN'), os.getenv('BENCH_PATH')
  local content = ''
  local file = os.getenv('BENCH_FILE')
  if file then
    local input = assert(io.open(file, 'rb'))
    content = input:read('*a')
    input:close()
  end
  local count = 0
  request = function()
    count = count + 1
    local id = string.format('%s-%010d', run, count)
    -- No two files are the same, or a product could keep one of them only.
    local body = file and id .. content:sub(#id + 1) or ''
    return wrk.format(method, (path:gsub('{n}', id)), nil, before .. body .. after)
  end
end
