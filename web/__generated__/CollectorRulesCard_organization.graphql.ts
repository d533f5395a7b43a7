/**
 * @generated SignedSource<<a5993850d9dc4e82e820f30dd5f40ecc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CollectorRuleKind = "GOVERNMENT_THRESHOLD" | "OTHER_COLLECTOR_THRESHOLD" | "PPH22_RATE";
import type { FragmentRefs } from "relay-runtime";
export type CollectorRulesCard_organization$data = {
  readonly collectorRules: ReadonlyArray<{
    readonly confirmedAt: string | null | undefined;
    readonly confirmedBy: {
      readonly fullName: string;
    } | null | undefined;
    readonly from: string;
    readonly kind: CollectorRuleKind;
    readonly value: string;
  }>;
  readonly " $fragmentType": "CollectorRulesCard_organization";
};
export type CollectorRulesCard_organization$key = {
  readonly " $data"?: CollectorRulesCard_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"CollectorRulesCard_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CollectorRulesCard_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CollectorRule",
      "kind": "LinkedField",
      "name": "collectorRules",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "confirmedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "confirmedBy",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fullName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "c8484f8f47c0660edb14eae7e2a6a3f7";

export default node;
