/**
 * @generated SignedSource<<3c327852d05ff57a5a3748a30040a66e>>
 * @relayHash 7b69068066c55e6e35251a8877ab2d82
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27459b1a5b8bb1566ba39f6c2171558cf662fe7e7b162cac25d725fea54e700f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaxesPageQuery } from './TaxesPageQuery.graphql';

const node: PreloadableConcreteRequest<TaxesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "27459b1a5b8bb1566ba39f6c2171558cf662fe7e7b162cac25d725fea54e700f",
    "metadata": {},
    "name": "TaxesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
