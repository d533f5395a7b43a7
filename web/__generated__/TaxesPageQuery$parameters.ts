/**
 * @generated SignedSource<<e3ec2fe75a5a3c3f77db5146e5c595fa>>
 * @relayHash 3fa5fb1abfda17c2e181e82fa9087476
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6c0ab52481904c149690710581a59826124bea828ba9fa2def8b3d072526e27

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaxesPageQuery } from './TaxesPageQuery.graphql';

const node: PreloadableConcreteRequest<TaxesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b6c0ab52481904c149690710581a59826124bea828ba9fa2def8b3d072526e27",
    "metadata": {},
    "name": "TaxesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
