/**
 * @generated SignedSource<<a2d82aea120dfc9b5b4609d1b9719661>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProvidersCard_viewer$data = {
  readonly linkedProviders: ReadonlyArray<{
    readonly id: string;
    readonly lastUsedAt: string;
    readonly linkedAt: string;
    readonly name: string;
    readonly unlinkedAt: string | null | undefined;
    readonly uuid: string;
  }>;
  readonly " $fragmentType": "ProvidersCard_viewer";
};
export type ProvidersCard_viewer$key = {
  readonly " $data"?: ProvidersCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProvidersCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProvidersCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LinkedProvider",
      "kind": "LinkedField",
      "name": "linkedProviders",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uuid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "linkedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastUsedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unlinkedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "9f8e8a78ab4ba0ff1772821602a1d9fa";

export default node;
