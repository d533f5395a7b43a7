/**
 * @generated SignedSource<<896b2f5b45b7e2269704540bf75f2193>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useIssuingEntityFilter_organization$data = {
  readonly entities: ReadonlyArray<{
    readonly name: string;
    readonly uuid: string;
  }>;
  readonly " $fragmentType": "useIssuingEntityFilter_organization";
};
export type useIssuingEntityFilter_organization$key = {
  readonly " $data"?: useIssuingEntityFilter_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"useIssuingEntityFilter_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useIssuingEntityFilter_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Entity",
      "kind": "LinkedField",
      "name": "entities",
      "plural": true,
      "selections": [
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "0a8a1112d59984ed6cce0a2e526234c1";

export default node;
