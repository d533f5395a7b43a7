/**
 * @generated SignedSource<<bc8b9ce4bd04da150834443d3ed1d4d8>>
 * @relayHash 006ef689e16e673bfe28def58f5252aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 978f118e9719e3693e4460eadeee6c377cf49ccf23431bb41f0b30d91a1e1e28

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithholdingSlipPageQuery } from './WithholdingSlipPageQuery.graphql';

const node: PreloadableConcreteRequest<WithholdingSlipPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "978f118e9719e3693e4460eadeee6c377cf49ccf23431bb41f0b30d91a1e1e28",
    "metadata": {},
    "name": "WithholdingSlipPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
