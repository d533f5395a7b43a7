/**
 * @generated SignedSource<<7366c728e518bb15318179a9f155146a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type CashForecastPage_forecast$data = {
  readonly currency: Currency;
  readonly openingAt: string | null | undefined;
  readonly periods: ReadonlyArray<{
    readonly from: string;
    readonly opening: {
      readonly amount: string;
      readonly currency: Currency;
    } | null | undefined;
    readonly to: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ForecastCards_forecast" | "ForecastChart_forecast" | "ForecastNotes_forecast" | "ForecastTable_forecast" | "ScenarioBar_forecast">;
  readonly " $fragmentType": "CashForecastPage_forecast";
};
export type CashForecastPage_forecast$key = {
  readonly " $data"?: CashForecastPage_forecast$data;
  readonly " $fragmentSpreads": FragmentRefs<"CashForecastPage_forecast">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CashForecastPage_forecast",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openingAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ForecastPeriod",
      "kind": "LinkedField",
      "name": "periods",
      "plural": true,
      "selections": [
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
          "name": "to",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "opening",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ForecastCards_forecast"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ForecastChart_forecast"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ForecastNotes_forecast"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ForecastTable_forecast"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ScenarioBar_forecast"
    }
  ],
  "type": "CashForecast",
  "abstractKey": null
};
})();

(node as any).hash = "394b893b4984572638791081ed88a701";

export default node;
