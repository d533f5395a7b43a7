/**
 * @generated SignedSource<<259c56adf1f65a1649512b3f87978457>>
 * @relayHash adde8af0ac603042097d0280449b2485
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51d7e6bf5c7a1958598d8509e7c491419f5d5b9fe3628b68b57cc8a0e9187aca

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RemindersPageQuery$variables = Record<PropertyKey, never>;
export type RemindersPageQuery$data = {
  readonly organization: {
    readonly reminderSettings: {
      readonly " $fragmentSpreads": FragmentRefs<"RemindersPage_settings">;
    } | null | undefined;
  };
};
export type RemindersPageQuery = {
  response: RemindersPageQuery$data;
  variables: RemindersPageQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "RemindersPageQuery",
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
            "concreteType": "ReminderSettings",
            "kind": "LinkedField",
            "name": "reminderSettings",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RemindersPage_settings"
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
    "name": "RemindersPageQuery",
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
            "concreteType": "ReminderSettings",
            "kind": "LinkedField",
            "name": "reminderSettings",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isOn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "areSlipsOn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ReminderLevel",
                "kind": "LinkedField",
                "name": "levels",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "days",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "wordsEn",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "wordsId",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
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
    "id": "51d7e6bf5c7a1958598d8509e7c491419f5d5b9fe3628b68b57cc8a0e9187aca",
    "metadata": {},
    "name": "RemindersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "b4b754b35b54196fa60b53c9c9976555";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
