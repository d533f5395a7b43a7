/**
 * @generated SignedSource<<e8b686e792e85053c3b5f0328c182406>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JournalFilters_month$data = {
  readonly accounts: ReadonlyArray<{
    readonly code: string | null | undefined;
    readonly key: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "JournalFilters_month";
};
export type JournalFilters_month$key = {
  readonly " $data"?: JournalFilters_month$data;
  readonly " $fragmentSpreads": FragmentRefs<"JournalFilters_month">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JournalFilters_month",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "JournalAccount",
      "kind": "LinkedField",
      "name": "accounts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JournalMonth",
  "abstractKey": null
};

(node as any).hash = "cda6275e353e88761e25b3f2e69e6fed";

export default node;
