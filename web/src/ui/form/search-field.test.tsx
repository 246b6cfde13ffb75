import { expect, test } from 'bun:test';

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';

import { render } from '../../../test/render.tsx';
import { SearchField } from './search-field.tsx';

/** A field whose value is in an address; `go` leads to another place, as Back does. */
async function showField(first = '', places: string[] = []) {
  const sent: string[] = [];
  function Page() {
    const [value, setValue] = useState(first);
    const search = (text: string) => {
      sent.push(text);
      setValue(text);
    };
    return (
      <>
        <SearchField label="Search" value={value} onSearch={search} />
        {places.map((place) => (
          <button key={place} onClick={() => setValue(place)}>
            {place}
          </button>
        ))}
      </>
    );
  }
  await render(<Page />);
  const field = screen.getByRole('searchbox', { name: 'Search' });
  const go = (place: string) => fireEvent.click(screen.getByRole('button', { name: place }));
  return { sent, field, go };
}

// At once, however slow the machine is: the pause begins with the last letter.
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('a search begins once, after a pause in typing', async () => {
  const { sent, field } = await showField();
  type(field, 'du');
  type(field, 'dusk ');
  await waitFor(() => expect(sent).toEqual(['dusk']));
  type(field, 'dusk!');
  await waitFor(() => expect(sent).toEqual(['dusk', 'dusk!']));
});

test('the field follows its address, and does not lead back to where it was', async () => {
  const { sent, field, go } = await showField('nowhere', ['harbour', 'dusk']);
  type(field, 'nowhere else');
  // Before the pause is over.
  go('harbour');
  expect(field).toHaveProperty('value', 'harbour');
  go('dusk');
  expect(field).toHaveProperty('value', 'dusk');
  type(field, 'dusks');
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  expect(sent).toEqual(['dusks']);
});
