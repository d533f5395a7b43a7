/**
 * @generated SignedSource<<51698636a241907e7055aa60936b213f>>
 * @relayHash 9d696fdcbe1147c8ff536604a318575a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7964b8ef99472a6046b99ff866f3f413cd4263bbdbe27d1be67fdd2aca516a8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TreasuryJournalAccountsPageQuery$variables = Record<PropertyKey, never>;
export type TreasuryJournalAccountsPageQuery$data = {
  readonly organization: {
    readonly treasuryJournalAccounts: {
      readonly " $fragmentSpreads": FragmentRefs<"JournalAccountsForm_accounts">;
    };
  };
};
export type TreasuryJournalAccountsPageQuery = {
  response: TreasuryJournalAccountsPageQuery$data;
  variables: TreasuryJournalAccountsPageQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "TreasuryJournalAccountsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "JournalAccounts",
            "kind": "LinkedField",
            "name": "treasuryJournalAccounts",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "JournalAccountsForm_accounts"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TreasuryJournalAccountsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "JournalAccounts",
            "kind": "LinkedField",
            "name": "treasuryJournalAccounts",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "JournalAccount",
                "kind": "LinkedField",
                "name": "items",
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "purpose",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isProposed",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c7964b8ef99472a6046b99ff866f3f413cd4263bbdbe27d1be67fdd2aca516a8",
    "metadata": {},
    "name": "TreasuryJournalAccountsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "515fbb45998d3a9b1fec0dbeda27ce09";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
